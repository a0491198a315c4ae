import { DOCUMENT } from './upload-limits';
import type { Quota } from './quota';

const DAY = 24 * 60 * 60;
const KB = 1024;

/** A graduate who writes a resume for each application sends a handful a day; twenty are 40 MB. */
const RESUMES = 20;

/** As many full-size details files as submissions may wait; most files have a tenth of it. */
const SUBMITTED_MB = 40;

/** One point each. */
export const MAX_RESUMES_PER_DAY: Quota = {
  name: 'resumes a day',
  max: RESUMES,
  seconds: DAY,
  used: `You have uploaded ${RESUMES} resumes within a day`,
};

/** One point per kilobyte. */
export const MAX_SUBMITTED_PER_DAY: Quota = {
  name: 'submitted bytes a day',
  max: SUBMITTED_MB * KB,
  seconds: DAY,
  used: `Your details files of the last day take ${SUBMITTED_MB} MB together, which is the limit for a day`,
};

/** The points a file costs of a quota of kilobytes; without a size, the maximum. */
export const kilobytes = (size: number = DOCUMENT.maxBytes): number => Math.ceil(size / KB);
