import { z } from 'zod';
import { isSameOpening, openingParts } from '@/lib/trust/duplicates/same-opening';
import type { Figure } from '../bench/figure';
import pairs from './pairs.json';

const opening = z.object({
  title: z.string(),
  company: z.string(),
  location: z.string(),
  text: z.string(),
});

/** Two invented listings. `same` says whether they are the same opening. */
const pairSchema = z.object({ same: z.boolean(), why: z.string(), one: opening, other: opening });

/** Measures the recall and the precision of duplicate detection on invented pairs. */
export function measureDuplicates(): Figure[] {
  const judged = z
    .array(pairSchema)
    .parse(pairs)
    .map(({ same, why, one, other }) => ({
      same,
      why,
      said: isSameOpening(openingParts(one), openingParts(other)),
    }));
  const count = (which: (pair: (typeof judged)[number]) => boolean) => judged.filter(which).length;
  const right = count(({ same, said }) => same && said);
  return [
    {
      name: 'near-duplicates found',
      value: (100 * right) / count(({ same }) => same),
      unit: '%',
      bar: { least: 95 },
    },
    {
      name: 'reported near-duplicates that are correct',
      value: (100 * right) / count(({ said }) => said),
      unit: '%',
      bar: { least: 95 },
    },
  ];
}
