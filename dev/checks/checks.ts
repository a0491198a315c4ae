import type { Step } from '../test-run/run-step';

/** Static checks in two lists that take about the same time. Each list runs in order, and the two lists run in parallel. */
export const CHECKS: Record<'first' | 'second', Step[]> = {
  first: [
    { name: 'lint', usualSeconds: 70, command: ['eslint', '.', '--max-warnings', '0'] },
    { name: 'promises', usualSeconds: 30, command: ['oxlint', '--type-aware'] },
    { name: 'secrets', usualSeconds: 45, command: ['node', '--import', 'tsx', 'scripts/secrets.ts'] },
  ],
  second: [
    { name: 'types', usualSeconds: 35, command: ['tsc', '--noEmit'] },
    { name: 'format', usualSeconds: 35, command: ['prettier', '--check', '.'] },
    { name: 'unused', usualSeconds: 10, command: ['knip', '--no-progress'] },
    { name: 'prose', usualSeconds: 10, command: ['node', '--import', 'tsx', 'scripts/prose.ts'] },
  ],
};
