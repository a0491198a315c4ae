import { countUndatedWords, dateWords } from '@/lib/internships/keep-search-words';
import { countWithoutFingerprint, refreshFingerprints } from '@/lib/internships/refresh-fingerprints';
import { countOutdatedPrefixes, refreshPrefixes } from '@/lib/search/refresh-prefixes';
import { countOutdatedTerms, refreshTerms } from '@/lib/search/refresh-terms';
import { countWithoutTypoKeys, refreshTypoKeys } from '@/lib/search/refresh-typo-keys';
import { countInterruptedApprovals, finishInterruptedApprovals } from '@/lib/submissions/finish-approvals';
import { makeIndexes } from './collections';
import { countFormerFields, dropFormerFields } from './drop-former-fields';
import type { MigrationId } from './known';
import { countKeptMails, moveKeptMails } from './move-kept-mails';

export interface Step {
  /** Counts the documents it would change; null for a step that changes none. */
  count: (() => Promise<number>) | null;
  /** Runs the step. Idempotent, also after a kill. */
  run: () => Promise<unknown>;
}

/** What each migration does. */
export const STEPS: Record<MigrationId, Step> = {
  1: { count: null, run: makeIndexes },
  2: { count: countKeptMails, run: moveKeptMails },
  3: { count: countInterruptedApprovals, run: finishInterruptedApprovals },
  4: { count: countUndatedWords, run: () => dateWords(new Date()) },
  5: { count: countOutdatedTerms, run: refreshTerms },
  6: { count: countOutdatedPrefixes, run: refreshPrefixes },
  7: { count: countWithoutFingerprint, run: refreshFingerprints },
  8: { count: null, run: makeIndexes },
  9: { count: null, run: makeIndexes },
  10: { count: null, run: makeIndexes },
  11: { count: null, run: makeIndexes },
  12: {
    count: async () => (await countOutdatedPrefixes()) + (await countWithoutTypoKeys()),
    run: async () => {
      await refreshPrefixes();
      await refreshTypoKeys();
    },
  },
  13: { count: countFormerFields, run: dropFormerFields },
  14: { count: null, run: makeIndexes },
};
