import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Loaded before a command that a deployment leaves out, whose packages may be gone: says so instead of a stack. */
const isHere = (path) => existsSync(fileURLToPath(new URL(path, import.meta.url)));

if (!isHere('../dev') || !isHere('../node_modules/lmdb')) {
  const name = process.env.npm_lifecycle_event ?? 'this command';
  process.stderr.write(
    `npm run ${name} is for development: a deployment (npm prune --omit=dev) lacks the packages it needs. Run npm ci first.\n`,
  );
  process.exit(1);
}
