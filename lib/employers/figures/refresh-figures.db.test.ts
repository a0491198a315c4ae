import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { toFigures } from '@/lib/employers/records/public-figures';
import { ApplicationModel } from '@/models/application';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { refreshFigures } from './refresh-figures';
import { runsAll } from '@/dev/test-run/only-in-all';

preparedDatabase();

const DAY = 86_400_000;
const NOW = new Date('2026-11-20T06:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY);

/** Random numbers from 0 to 1, the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const WAYS: ApplicationStatus[][] = [
  [],
  ['viewed'],
  ['viewed', 'not selected'],
  ['not selected'],
  ['viewed', 'shortlisted', 'interview', 'offered'],
  ['viewed', 'no answer'],
  ['no answer'],
  ['shortlisted', 'withdrawn'],
  ['withdrawn'],
];

const employer = (at: number) => ({
  _id: new Types.ObjectId(),
  name: `Employer ${at}`,
  slug: `employer-${at}`,
  kind: 'company' as const,
  members: [0, 1].map((one) => ({
    userId: new Types.ObjectId(),
    role: one === 0 ? ('owner' as const) : ('member' as const),
    since: NOW,
  })),
});

function application(employer: Types.ObjectId, random: () => number) {
  const appliedAt = ago(random() * 500);
  let at = appliedAt.getTime();
  const way = WAYS[Math.floor(random() * WAYS.length)] ?? [];
  const history = [
    { status: 'applied' as const, at: appliedAt, by: null },
    ...way.map((status) => ({ status, at: new Date((at += random() * 20 * DAY)), by: null })),
  ];
  const ids = {
    internshipId: new Types.ObjectId(),
    userId: new Types.ObjectId(),
    resumeId: new Types.ObjectId(),
  };
  return { ...ids, employer, appliedAt, history, status: way.at(-1) ?? 'applied' };
}

/** Counts differently from the product: loops over every stored application. */
function recount(all: ReturnType<typeof application>[], { _id }: Pick<EmployerRecord, '_id'>) {
  const [views, answers]: [number[], number[]] = [[], []];
  let silent = 0;
  for (const one of all) {
    if (!one.employer.equals(_id)) continue;
    if (one.appliedAt.getTime() <= NOW.getTime() - 365 * DAY) continue;
    let [seen, answer]: (number | undefined)[] = [undefined, undefined];
    for (const step of one.history) {
      const days = Math.round((step.at.getTime() - one.appliedAt.getTime()) / DAY);
      const isAnswer = /^(?:shortlisted|interview|offered|not selected)$/.test(step.status);
      if (seen === undefined && (isAnswer || step.status === 'viewed')) seen = days;
      if (answer === undefined && isAnswer) answer = days;
    }
    if (answer !== undefined) answers.push(answer);
    else if (one.status === 'no answer') silent += 1;
    else continue;
    if (seen !== undefined) views.push(seen);
  }
  const middle = (days: number[]) => {
    days.sort((one, other) => one - other);
    const half = days.length / 2;
    if (days.length === 0) return null;
    const both = [days[Math.ceil(half) - 1] ?? 0, days[Math.floor(half)] ?? 0];
    return Math.round(((both[0] ?? 0) + (both[1] ?? 0)) / 2);
  };
  return {
    applications: answers.length + silent,
    answered: answers.length,
    medianDaysToView: middle(views),
    medianDaysToOutcome: middle(answers),
  };
}

/** Employers with random histories. */
const EMPLOYERS = runsAll() ? 1_000 : 200;

test(`the figures of ${EMPLOYERS} employers equal a recount from the histories`, async () => {
  const random = seeded(20);
  const employers = Array.from({ length: EMPLOYERS }, (_, at) => employer(at));
  await EmployerModel.insertMany(employers);
  const applications = employers.flatMap(({ _id }) =>
    Array.from({ length: Math.floor(random() * 31) }, () => application(_id, random)),
  );
  await ApplicationModel.collection.insertMany(applications as never[]);
  expect(await refreshFigures(NOW)).toBeGreaterThan(EMPLOYERS * 0.9);
  const stored = await EmployerModel.find().lean<EmployerRecord[]>();
  expect(stored).toHaveLength(EMPLOYERS);
  for (const record of stored) expect(record.figures, record.name).toEqual(recount(applications, record));
  const shown = stored.filter(({ figures }) => toFigures(figures) !== null);
  expect(shown.length).toBeGreaterThan(EMPLOYERS / 10);
  for (const { figures } of shown) expect(figures?.applications).toBeGreaterThanOrEqual(10);
  expect(await refreshFigures(new Date(NOW.getTime() + DAY - 1))).toBe(0);
}, 120_000);

test('few applications say nothing', () => {
  const figures = { applications: 9, answered: 9, medianDaysToView: 1, medianDaysToOutcome: 2 };
  expect(toFigures(figures)).toBeNull();
  expect(toFigures({ ...figures, applications: 10 })).toEqual({
    applications: 10,
    answeredShare: 0.9,
    medianDaysToView: 1,
    medianDaysToOutcome: 2,
  });
});
