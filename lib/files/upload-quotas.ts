import { giveBack } from '@/lib/auth/counter';
import { takeOf, type Quota } from '@/lib/auth/quota';
import { log } from '@/lib/log';
import { DOCUMENT } from './document-rules';

const DAY = 24 * 60 * 60;
const KB = 1024;

/** Whoever writes a resume for each application sends a handful a day; twenty are 40 MB. */
const RESUMES = 20;
/** As many details files of full size as submissions may wait; most have a tenth of it. */
const SUBMITTED_MB = 40;

/** Resumes of a person, one point each. */
export const RESUMES_A_DAY: Quota = {
  name: 'resumes a day',
  most: RESUMES,
  seconds: DAY,
  used: `You have uploaded ${RESUMES} resumes within a day`,
};

/** Details files of an employer, a point a kilobyte. */
export const SUBMITTED_A_DAY: Quota = {
  name: 'submitted bytes a day',
  most: SUBMITTED_MB * KB,
  seconds: DAY,
  used: `Your details files of the last day take ${SUBMITTED_MB} MB together`,
};

/** Points a file takes of a quota of kilobytes; without its size, the most it can have. */
export const kilobytes = (size: number = DOCUMENT.longest): number => Math.ceil(size / KB);

interface Share<T> {
  quota: Quota;
  /** Whose it is. */
  key: string;
  /** Points it takes at most. */
  points: number;
  /** Points that what came of it takes. */
  used: (result: T) => number;
}

/**
 * Does something within a quota: takes the points it may need first, so that many at once take no more than is left, and gives
 * back what it did not need; all of it where it fails. Throws 429.
 */
export async function within<T>({ quota, key, points, used }: Share<T>, work: () => Promise<T>): Promise<T> {
  const taken = await takeOf(quota, key, points);
  let needed = 0;
  try {
    const result = await work();
    needed = used(result);
    return result;
  } finally {
    if (needed < points) {
      await giveBack(taken, points - needed).catch((err: unknown) =>
        log.warn({ err }, 'points of a quota were not given back'),
      );
    }
  }
}
