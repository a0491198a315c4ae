import { run } from '@/dev/start/run';

await run({ dev: process.argv.includes('--dev') });
