import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';

const { values } = readArguments({
  usage: 'npm run serve',
  about:
    'Serves the result of npm run build. Settings come from the environment or .env; docs/settings.md lists them.',
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
