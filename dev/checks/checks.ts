import type { Step } from './step';

/** What is checked without running anything, in two lists of about the same time: each is done in order, the two side by side. */
export const CHECKS: Record<'first' | 'second', Step[]> = {
  first: [
    { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
    { name: 'secrets', command: ['node', '--import', 'tsx', 'scripts/secrets.ts'] },
  ],
  second: [
    { name: 'types', command: ['tsc', '--noEmit'] },
    { name: 'format', command: ['prettier', '--check', '.'] },
    { name: 'unused', command: ['knip', '--no-progress'] },
  ],
};
