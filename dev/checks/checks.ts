import type { Step } from './step';

/** Static checks, in two lists of about the same duration: each runs in order, the two in parallel. */
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
