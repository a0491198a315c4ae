import { launchDatabase } from '../launch';

/** Launches a database, for tests that kill its parent. Prints the database's pid and port. */
launchDatabase({ folder: process.argv[2] ?? '', durable: false }).then(({ pid, port }) => {
  console.log(JSON.stringify({ pid, port }));
  setInterval(() => undefined, 60_000);
}, console.error);
