import { launchDatabase } from '../launch';

/** The parent of a database, for tests that kill the parent. Prints the database's pid and port. */
launchDatabase({ folder: process.argv[2] ?? '', durable: false }).then(({ pid, port }) => {
  console.log(JSON.stringify({ pid, port }));
  setInterval(() => undefined, 60_000);
}, console.error);
