import { countWithoutEmployer, giveEmployers } from '@/lib/employers/profile/give-employers';
import { countWithoutDomain, writeDomains } from '@/lib/platform/mail/to-be-sent';
import {
  countWithoutFingerprint,
  refreshFingerprints,
} from '@/lib/internships/listings/refresh-fingerprints';
import { countOutdatedPrefixes, refreshPrefixes } from './refresh-prefixes';
import {
  countInterruptedApprovals,
  finishInterruptedApprovals,
} from '@/lib/internships/submissions/finish-approvals';
import { countWithoutApplicantKeys, writeApplicantKeys } from './applicant-keys';
import { countUndated, dateLastUse } from './date-last-use';
import { makeIndexes } from './collections';
import { countDismissals, countReporters, dropReporters, storeEveryReport } from './store-every-report';
import { countFormerFields, dropFormerFields } from './drop-former-fields';
import { countSearchKeys, dropSearchKeys } from './drop-search-keys';
import {
  countFormerAccounts,
  countWithoutOwner,
  dropFormerAccounts,
  giveOwners,
  tellDoubtfulOwners,
} from './give-owners';
import { countWithoutContact, keepContacts } from './keep-contacts';
import type { MigrationId } from './known';
import { countKeptMails, moveKeptMails } from './move-kept-mails';
import { countUnconfirmed, dropUnconfirmed, tellUnconfirmed } from './recheck-domains';

export interface Step {
  /** Counts the documents the step would change. Null for a step that changes none. */
  count: (() => Promise<number>) | null;
  /** Idempotent, even if a previous run was killed. */
  run: () => Promise<unknown>;
  /** Lines for the dry run that require a person's attention. */
  tell?: () => Promise<string[]>;
}

/** For a migration that wrote data which migration 15 now deletes. */
const NOTHING: Step = { count: null, run: () => Promise.resolve() };

export const STEPS: Record<MigrationId, Step> = {
  1: { count: null, run: makeIndexes },
  2: { count: countKeptMails, run: moveKeptMails },
  3: { count: countInterruptedApprovals, run: finishInterruptedApprovals },
  4: NOTHING,
  5: NOTHING,
  6: { count: countOutdatedPrefixes, run: refreshPrefixes },
  7: { count: countWithoutFingerprint, run: refreshFingerprints },
  8: { count: null, run: makeIndexes },
  9: { count: null, run: makeIndexes },
  10: { count: null, run: makeIndexes },
  11: { count: null, run: makeIndexes },
  12: { count: countOutdatedPrefixes, run: refreshPrefixes },
  13: { count: countFormerFields, run: dropFormerFields },
  14: { count: null, run: makeIndexes },
  15: { count: countSearchKeys, run: dropSearchKeys },
  16: { count: null, run: makeIndexes },
  17: { count: null, run: makeIndexes },
  18: { count: null, run: makeIndexes },
  19: { count: null, run: makeIndexes },
  20: { count: null, run: makeIndexes },
  21: {
    count: countWithoutEmployer,
    run: async () => {
      await makeIndexes();
      await giveEmployers();
    },
  },
  22: { count: countWithoutApplicantKeys, run: writeApplicantKeys },
  23: { count: null, run: makeIndexes },
  24: { count: null, run: makeIndexes },
  25: { count: countUndated, run: dateLastUse },
  26: { count: null, run: makeIndexes },
  27: { count: null, run: makeIndexes },
  28: { count: null, run: makeIndexes },
  29: { count: null, run: makeIndexes },
  30: { count: null, run: makeIndexes },
  31: { count: null, run: makeIndexes },
  32: { count: countWithoutOwner, run: giveOwners, tell: tellDoubtfulOwners },
  33: { count: countFormerAccounts, run: dropFormerAccounts },
  34: { count: countWithoutContact, run: keepContacts },
  35: { count: countUnconfirmed, run: dropUnconfirmed, tell: tellUnconfirmed },
  36: { count: countDismissals, run: storeEveryReport },
  37: { count: countReporters, run: dropReporters },
  38: {
    count: countWithoutDomain,
    run: async () => {
      await makeIndexes();
      await writeDomains();
    },
  },
  39: { count: null, run: makeIndexes },
  40: { count: null, run: makeIndexes },
  41: { count: null, run: makeIndexes },
};
