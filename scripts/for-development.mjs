import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Preloaded by development commands: if their packages are missing, prints a message instead of a stack trace. */
const isHere = (path) => existsSync(fileURLToPath(new URL(path, import.meta.url)));

if (!isHere('../dev') || !isHere('../node_modules/lmdb')) {
  const name = process.env.npm_lifecycle_event ?? 'this command';
  process.stderr.write(
    `npm run ${name} is for development: a deployment (npm prune --omit=dev) lacks the packages it needs. Run npm ci first.\n`,
  );
  process.exit(1);
}
