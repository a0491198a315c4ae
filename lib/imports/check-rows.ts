import { authorize, type Actor } from '@/lib/platform/auth/actor';
import type { Mapping } from './mapping';
import type { RowOutcome } from './outcome';
import { planRows } from './plan';
import type { Row } from './rows';

/** Checks each row of a file. Stores nothing. */
export async function checkRows(
  actor: Actor,
  { rows, mapping }: { rows: readonly Row[]; mapping: Mapping },
): Promise<RowOutcome[]> {
  authorize(actor, 'internship:import');
  return (await planRows(rows, mapping)).map(({ outcome }) => outcome);
}
