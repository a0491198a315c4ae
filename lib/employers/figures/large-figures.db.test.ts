import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { runsAll } from '@/dev/test-run/only-in-all';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { measured } from '@/lib/platform/jobs/measured';
import { ApplicationModel } from '@/models/application';
import { EmployerModel } from '@/models/employer';
import { refreshFigures } from './refresh-figures';

preparedDatabase();

const DAY = 86_400_000;
const NOW = new Date('2026-11-20T06:00:00Z');
const APPLICATIONS = runsAll() ? 100_000 : 10_000;
/** Megabytes. Reading 10,000 applications in one batch takes 40. */
const MOST = runsAll() ? 200 : 30;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Megabytes used by this process. The database runs in another one. */
function used(): number {
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}

/** Megabytes used after a garbage collection, including the driver's buffers outside the heap. */
async function settled(): Promise<number> {
  for (let times = 0; times < 3; times += 1) {
    collectGarbage();
    await setImmediate();
  }
  return used();
}

/** Runs `work`. Returns the maximum growth of this process in megabytes, including garbage. */
async function growthDuring(work: () => Promise<unknown>): Promise<number> {
  const before = await settled();
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, used())), 5);
  try {
    await work();
  } finally {
    clearInterval(sampling);
  }
  return Math.max(most, used()) - before;
}

function application(employer: Types.ObjectId, at: number) {
  const appliedAt = new Date(NOW.getTime() - 30 * DAY - (at % 300) * DAY);
  const by = new Types.ObjectId();
  const step = (status: string, days: number) => ({
    ...{ status, at: new Date(appliedAt.getTime() + days * DAY), by },
    message: 'Thank you for your application, which we have read. '.repeat(5),
  });
  return {
    ...{ internshipId: new Types.ObjectId(), userId: new Types.ObjectId(), resumeId: new Types.ObjectId() },
    ...{ employer, appliedAt, status: 'not selected', applicant: { firstName: 'Amani', lastName: 'Otieno' } },
    history: [step('applied', 0), step('viewed', 4), step('not selected', 9)],
  };
}

test(
  `a year of ${APPLICATIONS} applications of one employer is counted in ${MOST} MB`,
  async () => {
    const employer = new Types.ObjectId();
    await EmployerModel.create({
      ...{ _id: employer, name: 'Mwangaza Stores', slug: 'mwangaza-stores', kind: 'company' },
      members: [{ userId: new Types.ObjectId(), role: 'owner', since: NOW }],
    });
    for (let at = 0; at < APPLICATIONS; at += 5_000) {
      const some = Array.from({ length: 5_000 }, (_, one) => application(employer, at + one));
      await ApplicationModel.collection.insertMany(some as never[]);
    }
    const growth = await growthDuring(() => measured('counting', () => refreshFigures(NOW)));
    const { figures } = await EmployerModel.findById(employer).orFail().lean();
    expect(figures).toEqual({
      applications: APPLICATIONS,
      answered: APPLICATIONS,
      medianDaysToView: 4,
      medianDaysToOutcome: 9,
    });
    expect(growth).toBeLessThanOrEqual(MOST);
  },
  runsAll() ? 240_000 : 60_000,
);
