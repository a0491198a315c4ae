import { join, resolve } from 'node:path';
import { serveAlone } from 'embedded-mongodb/alone';

const folder = join(resolve(process.env.MWANZO_DATA || '.data'), 'database');
const port = process.env.MONGODB_PORT;
await serveAlone({ folder, port: port ? Number(port) : undefined, database: 'mwanzo' });
