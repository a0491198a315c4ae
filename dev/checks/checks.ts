import type { Step } from '../test-run/run-step';

/** Static checks in two lists that take about the same time. Each list runs in order, and the two lists run in parallel. */
export const CHECKS: Record<'first' | 'second', Step[]> = {
  first: [
    { name: 'lint', usualSeconds: 50, command: ['eslint', '.', '--max-warnings', '0'] },
    { name: 'promises', usualSeconds: 20, command: ['oxlint', '--type-aware'] },
    { name: 'secrets', usualSeconds: 20, command: ['node', '--import', 'tsx', 'scripts/secrets.ts'] },
  ],
  second: [
    { name: 'types', usualSeconds: 40, command: ['tsc', '--noEmit'] },
    { name: 'format', usualSeconds: 30, command: ['prettier', '--check', '.'] },
    { name: 'unused', usualSeconds: 30, command: ['knip', '--no-progress'] },
    { name: 'prose', usualSeconds: 15, command: ['node', '--import', 'tsx', 'scripts/prose.ts'] },
  ],
};
