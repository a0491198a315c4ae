import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { Slices } from '@/lib/platform/core/slices';
import { findTwins, openingOf } from '@/lib/internships/listings/find-twins';
import type { Mapping } from './csv-columns';
import { isExample } from './import-template';
import type { RowOutcome } from './outcome';
import { findingText, planRows, SLICE, type Planned } from './plan';
import type { Row } from './rows';

/** Checks each row of a file and adds warnings for a person to review. Stores nothing. */
export async function checkRows(
  actor: Actor,
  { rows, mapping }: { rows: readonly Row[]; mapping: Mapping },
): Promise<RowOutcome[]> {
  authorize(actor, 'internship:import');
  const slices = new Slices(SLICE);
  const outcomes: RowOutcome[] = [];
  for (const planned of await planRows(rows, mapping)) {
    outcomes.push(await withDoubts(planned));
    await slices.pause();
  }
  return outcomes;
}

async function withDoubts({ outcome, listing, warnings = [] }: Planned): Promise<RowOutcome> {
  if (!listing) return outcome;
  const twins = await findTwins(openingOf(listing.fields));
  const doubts = [
    ...(isExample(listing.fields) ? [{ text: 'This is the example row of the template' }] : []),
    ...warnings.map((finding) => ({ text: findingText(finding) })),
    ...twins.map(({ title, company, path }) => ({
      text: `Looks like the same opening as ${title} at ${company}`,
      path,
    })),
  ];
  return doubts.length > 0 ? { ...outcome, doubts } : outcome;
}
