import { DOCUMENT } from './upload-limits';
import type { Quota } from './quota';

const DAY = 24 * 60 * 60;
const KB = 1024;

/** A graduate who writes a resume for each application sends a handful per day. Twenty resumes take up 40 MB. */
const RESUMES = 20;

/** Enough for a full-size details file in each submission that may be pending. Most files are a tenth of that size. */
const SUBMITTED_MB = 40;

/** One point per resume. */
export const MAX_RESUMES_PER_DAY: Quota = {
  name: 'resumes a day',
  max: RESUMES,
  seconds: DAY,
  used: `You have uploaded ${RESUMES} CVs within a day`,
};

/** One point per kilobyte. */
export const MAX_SUBMITTED_PER_DAY: Quota = {
  name: 'submitted bytes a day',
  max: SUBMITTED_MB * KB,
  seconds: DAY,
  used: `Your details files from the last day add up to ${SUBMITTED_MB} MB, which is the daily limit`,
};

/** The points that a file takes from a quota in kilobytes. Assumes the maximum size if the size is unknown. */
export const kilobytes = (size: number = DOCUMENT.maxBytes): number => Math.ceil(size / KB);
