import { checkInSteps } from '@/lib/trust/fraud-checks/check-listing';
import type { Finding } from '@/lib/trust/fraud-checks/finding';

/** Checks a listing without pauses, for tests and benchmarks. The arguments are those of `checkListing`. */
export function checkAtOnce(...input: Parameters<typeof checkInSteps>): Finding[] {
  const steps = checkInSteps(...input);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}
