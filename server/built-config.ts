import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes Next.js use the configuration of the build in `folder`. Otherwise it would compile `next.config.ts` at startup, and keep the
 * compiler, 30 MB, in memory. `server/` compresses responses itself. Call it before `next()`; not for development.
 */
export function applyBuiltConfig(folder = '.next'): void {
  const file = readFileSync(join(folder, 'required-server-files.json'), 'utf8');
  const { config } = JSON.parse(file) as { config: Record<string, unknown> };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, compress: false });
}
