import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { findingsOf, heldOutAdverts, isFlagged, labelledAdverts, type Advert } from './adverts';
import { measureDuplicates } from './duplicates';
import { measureTwins } from './twins';
import { linesFrom, modelOf } from './train';
import { checksumOf } from './checksum';
import { rounded, type Figure, type Outcome, type Row } from '../bench/figure';
import { cpuMs, middle } from '../bench/times';

const WEIGHTS = new URL('../../lib/trust/fraud-checks/weights.json', import.meta.url);

/** Folds of the cross-validation. */
const FOLDS = 5;

/**
 * Ways to judge an advert: by the rules alone, with the model, and with models trained without the advert or
 * without its writer.
 */
const WAYS = ['rules alone, %', 'with model, %', 'unseen advert, %', 'unseen writer, %'] as const;

type Judged = Record<(typeof WAYS)[number], boolean>;

interface Case {
  advert: Advert;
  judged: Judged;
}

/** Judges each advert by a model trained on all other folds. */
function heldOut(adverts: readonly Advert[], partOf: (advert: Advert, index: number) => string | number) {
  const parts = adverts.map(partOf);
  const models = new Map(
    [...new Set(parts)].map((part) => [part, modelOf(adverts.filter((_, index) => parts[index] !== part))]),
  );
  return (advert: Advert, index: number) => isFlagged(advert, models.get(parts[index] ?? ''));
}

/** Judges each advert by a model trained neither on it nor on similar ones. */
const judgeHeldOut = (adverts: readonly Advert[]): Case[] =>
  adverts.map((advert) => {
    const found = isFlagged(advert);
    const judged = {
      'rules alone, %': isFlagged(advert, null),
      'with model, %': found,
      'unseen advert, %': found,
      'unseen writer, %': found,
    };
    return { advert, judged };
  });

function judgeAll(adverts: readonly Advert[]): Case[] {
  const unseen = heldOut(adverts, (_, index) => index % FOLDS);
  const foreign = heldOut(adverts, ({ writer }) => writer);
  return adverts.map((advert, index) => ({
    advert,
    judged: {
      'rules alone, %': isFlagged(advert, null),
      'with model, %': isFlagged(advert),
      'unseen advert, %': unseen(advert, index),
      'unseen writer, %': foreign(advert, index),
    },
  }));
}

const share = (cases: readonly Case[], way: keyof Judged): number =>
  (100 * cases.filter(({ judged }) => judged[way]).length) / cases.length;

const shares = (cases: readonly Case[]): Row => ({
  adverts: cases.length,
  ...Object.fromEntries(WAYS.map((way) => [way, rounded(share(cases, way))])),
});

function rowsOf(cases: readonly Case[]): Row[] {
  const nameOf = ({ advert: { isFraud, writer } }: Case) => [isFraud ? 'fraud' : 'honest', writer] as const;
  const names = [...new Set(cases.map((one) => nameOf(one).join('|')))].sort();
  return names.map((name) => {
    const some = cases.filter((one) => nameOf(one).join('|') === name);
    const [what = '', writer = ''] = name.split('|');
    return { label: what, writer, ...shares(some) };
  });
}

const timeOf = (advert: Advert): number => cpuMs(() => findingsOf(advert));

/** Writes one feature per line, without indentation, which would make up a quarter of the file. */
async function writeWeights(adverts: readonly Advert[]): Promise<void> {
  const model = { learnedFrom: checksumOf(), features: linesFrom(adverts) };
  await writeFile(WEIGHTS, `${JSON.stringify(model, null, 1).replace(/^ +/gm, '')}\n`);
}

/**
 * Measures the share of invented frauds that the checks find, the share of honest adverts they flag, and the
 * time of a check. `--train` retrains the model first. Run the benchmark again to measure the new weights.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const { values } = parseArgs({ args, options: { train: { type: 'boolean', default: false } } });
  const adverts = labelledAdverts();
  if (values.train) await writeWeights(adverts);
  const blind = judgeHeldOut(heldOutAdverts());
  const [frauds, honest] = [true, false].map((is) => blind.filter(({ advert }) => advert.isFraud === is));
  const figures: Figure[] = [
    {
      name: 'held-out frauds found',
      value: share(frauds ?? [], 'with model, %'),
      unit: '%',
      bar: { least: 95 },
    },
    {
      name: 'held-out honest adverts flagged',
      value: share(honest ?? [], 'with model, %'),
      unit: '%',
      bar: { most: 10 },
    },
    { name: 'time to check one listing', value: middle(adverts.map(timeOf)), unit: 'ms', bar: { most: 5 } },
    ...measureDuplicates(),
    ...measureTwins(),
  ];
  return { figures, rows: rowsOf([...judgeAll(adverts), ...blind]) };
}
