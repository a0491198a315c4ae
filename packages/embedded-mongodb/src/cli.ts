import { parseArgs } from 'node:util';
import { serveAlone } from './alone';

const USAGE = 'Usage: embedded-mongodb [--folder DATA] [--port 27017] [--database test]';

const HELP = `${USAGE}

Serves the database in a folder on 127.0.0.1 until Ctrl-C, and prints its address.

Options:
  --folder FOLDER  the data folder, created if it does not exist (default data)
  --port N         the port (default 27017, or a free one if it is taken)
  --database NAME  the database in the printed address (default test)
  --help           show this help`;

/** Parses the options. `--help` prints the help; invalid options print the usage and exit with 1. */
function settings() {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      options: { folder: text, port: text, database: text, help: { type: 'boolean' } },
    });
    if (values.help) {
      console.log(HELP);
      return process.exit(0);
    }
    if (values.port !== undefined && !/^\d{1,5}$/.test(values.port))
      throw new Error(`--port ${values.port} is not a port`);
    return values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return process.exit(1);
  }
}

const { folder = 'data', port, database } = settings();
await serveAlone({ folder, ...(port === undefined ? {} : { port: Number(port) }), database });
