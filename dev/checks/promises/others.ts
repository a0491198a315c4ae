import { PRIVACY, AGREEMENT, RETENTION, byOthers, type Promised } from './told';

/** Promises kept by people, terms set by law, and the MongoDB driver's chunk size for files. */
export const OTHERS: readonly Promised[] = [
  byOthers({ [RETENTION]: 'an upload: one per 255 KB' }),
  byOthers({ [PRIVACY]: 'within 72 hours and you without delay, as section 43 of the Act asks' }),
  byOthers({ [PRIVACY]: 'What you write to us in a message: up to 12 months after the last answer.' }),
  byOthers({ [AGREEMENT]: 'we tell you by email at least 14 days before it holds' }),
  byOthers({ [AGREEMENT]: 'You must be at least 16 years old to open an account.' }),
];
