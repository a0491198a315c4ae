import { join, resolve } from 'node:path';
import { serveAlone } from 'embedded-mongodb/alone';
import { readArguments } from './arguments.mjs';

readArguments({
  usage: 'npm run db',
  about: 'Starts only the embedded database. Ctrl-C stops it.',
  environment: {
    MWANZO_DATA: 'the data folder (default .data)',
    MONGODB_PORT: 'the port on 127.0.0.1 (default 27017, or a free one if it is taken)',
  },
});

const folder = join(resolve(process.env.MWANZO_DATA || '.data'), 'database');
const port = process.env.MONGODB_PORT;
await serveAlone({ folder, port: port ? Number(port) : undefined, database: 'mwanzo' });
