import { run } from '@/dev/start/run';
import { readArguments } from './arguments.mjs';

const { values } = readArguments({
  usage: 'npm start, or npm run dev',
  about:
    'Builds Mwanzo if needed and starts it with its database, mail catcher and sample data. docs/settings.md lists its settings.',
  options: { dev: { type: 'boolean', default: false, about: 'reload on changes, as npm run dev does' } },
});
await run({ dev: values.dev });
