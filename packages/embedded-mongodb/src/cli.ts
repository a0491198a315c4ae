import { parseArgs } from 'node:util';
import { serveAlone } from './alone';

const USAGE = 'embedded-mongodb [--folder DATA] [--port 27017] [--database test]';

/** Reads the command line; says how it is used, with exit code 1, where it cannot be read. */
function settings() {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ options: { folder: text, port: text, database: text } });
    if (values.port !== undefined && !/^\d{1,5}$/.test(values.port))
      throw new Error(`--port ${values.port} is no port`);
    return values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return process.exit(1);
  }
}

const { folder = 'data', port, database } = settings();
await serveAlone({ folder, ...(port === undefined ? {} : { port: Number(port) }), database });
