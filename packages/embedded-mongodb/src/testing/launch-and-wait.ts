import { launchDatabase } from '../launch';

/** Started by a test as the parent of a database, to be killed: prints the database's number and port. */
launchDatabase({ folder: process.argv[2] ?? '', durable: false }).then(({ pid, port }) => {
  console.log(JSON.stringify({ pid, port }));
  setInterval(() => undefined, 60_000);
}, console.error);
