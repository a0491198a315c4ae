import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';

const { values } = readArguments({
  usage: 'npm run serve',
  about:
    'Serves what npm run build built. docs/settings.md lists the settings, which come from the environment or .env.',
  options: { dev: { type: 'boolean', default: false, about: 'reload on changes; npm run dev uses it' } },
});

process.env.NODE_ENV = values.dev ? 'development' : 'production';
process.env.NEXT_TELEMETRY_DISABLED ??= '1';
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (existsSync('.env')) process.loadEnvFile('.env');
if (!existsSync('build/serve.js')) {
  process.stderr.write('Mwanzo is not built yet. Build it with: npm run build\n');
  process.exit(1);
}
await import('../build/serve.js');
