import { CHECKS } from '@/dev/checks/checks';
import { endAll, inOrder, runStep } from '@/dev/checks/step';
import { total } from '@/dev/checks/sums';

/** Runs every check that needs no build and no service; fails when one of them fails, after all have run. */
process.on('SIGTERM', () => {
  endAll();
  process.exit(1);
});
const lanes = [CHECKS.first, CHECKS.second].map((steps) => inOrder(steps.map((step) => () => runStep(step))));
const { passed, failed } = total((await Promise.all(lanes)).flat());
process.exitCode = failed === 0 ? 0 : 1;
process.stdout.write(`${passed} passed, ${failed} failed\n`);
