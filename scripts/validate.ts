import { CHECKS } from '@/dev/checks/checks';
import { sumLine } from '@/dev/test-run/outcome';
import { sideBySide } from '@/dev/test-run/run-step';

/** Runs every check that needs no build and no service. Completes all of them, then fails if any failed. */
const outcome = await sideBySide([CHECKS.first, CHECKS.second]);
process.exitCode = outcome.failures.length === 0 ? 0 : 1;
process.stdout.write(`${sumLine(outcome)}\n`);
