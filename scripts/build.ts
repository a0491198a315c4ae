import { build } from '@/dev/start/build';
import { failureText } from '@/server/start-failure';
import { readArguments } from './arguments.mjs';

const { values } = readArguments({
  usage: 'npm run build [-- --previous FOLDER]',
  about: 'Builds the service for production into .next and build.',
  options: {
    previous: {
      type: 'string',
      value: 'FOLDER',
      about: 'keep the scripts and styles of the release in this folder, for pages still open in browsers',
    },
  },
});

build(values).catch((error: unknown) => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
});
