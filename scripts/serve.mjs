import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production';
process.env.NEXT_TELEMETRY_DISABLED ??= '1';
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (existsSync('.env')) process.loadEnvFile('.env');
if (!existsSync('build/serve.js')) {
  process.stderr.write('Mwanzo is not built yet. Build it with: npm run build\n');
  process.exit(1);
}
await import('../build/serve.js');
