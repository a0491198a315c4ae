import { sealAuditEntries } from '@/lib/trust/audit/seal-entries';
import { continueRecalls } from '@/lib/trust/reports/continue-recalls';
import { remindOfRequests } from '@/lib/identity/data-requests/remind-of-requests';
import { sendAlerts } from '@/lib/search/alerts/send-alert-digests';
import { sendReminders } from '@/lib/search/saved/send-reminders';
import { resealFactors } from '@/lib/identity/accounts/second-factor/reseal-factors';
import { endSilentAccounts } from '@/lib/identity/users/silent-accounts';
import { endGuardianships } from '@/lib/identity/guardians/end-guardianships';
import { removeUnverified } from '@/lib/identity/users/remove-unverified';
import { remindOfExpiry } from '@/lib/employers/verification/remind-of-expiry';
import { refreshFigures } from '@/lib/employers/figures/refresh-figures';
import { endUnanswered } from '@/lib/applications/status/end-unanswered';
import { remindEmployers } from '@/lib/applications/status/remind-employers';
import { askStillOpen } from '@/lib/internships/submissions/ask-still-open';
import { publishDue } from '@/lib/internships/submissions/publish-due';
import { tellClosing } from '@/lib/internships/submissions/tell-closing';
import { sweepAbandonedFiles } from './sweep-abandoned-files';
import { log } from '@/lib/platform/log/log';
import { continueUserDeletions } from '@/lib/identity/users/continue-user-deletions';

/** Milliseconds between runs, by kind of job. */
const DELETE_EVERY = 5_000;
const SEAL_EVERY = 5_000;
const PUBLISH_EVERY = 60_000;
const ROUNDS_EVERY = 10 * 60_000;
const SWEEP_EVERY = 60 * 60_000;

export interface Job {
  name: string;
  /** Milliseconds between the end of a run and the next one. */
  every: number;
  work: (signal: AbortSignal) => Promise<void>;
}

/** Scheduled jobs (background jobs). One node at a time runs them. If two briefly overlap, nothing is done twice. */
export const JOBS: readonly Job[] = [
  {
    name: 'sweeping files',
    every: SWEEP_EVERY,
    work: async (signal) => {
      const { removed } = await sweepAbandonedFiles({ now: new Date(), signal });
      if (removed > 0) log.info({ removed }, 'abandoned files removed');
    },
  },
  {
    name: 'recalling listings',
    every: DELETE_EVERY,
    work: async (signal) => {
      const told = await continueRecalls(signal);
      if (told > 0) log.info({ told }, 'applicants warned about recalled listings');
    },
  },
  { name: 'deleting user data', every: DELETE_EVERY, work: continueUserDeletions },
  {
    name: 'sealing the audit log',
    every: SEAL_EVERY,
    work: async (signal) => void (await sealAuditEntries(signal)),
  },
  {
    name: 'removing unverified accounts',
    every: SWEEP_EVERY,
    work: async (signal) => {
      const removed = await removeUnverified(new Date(), signal);
      if (removed > 0) log.info({ removed }, 'unverified accounts removed');
    },
  },
  {
    name: 'ending silent accounts',
    every: SWEEP_EVERY,
    work: async (signal) => {
      const { warned, deleted } = await endSilentAccounts(new Date(), signal);
      if (warned + deleted > 0) log.info({ warned, deleted }, 'inactive accounts warned or deleted');
    },
  },
  {
    name: 'ending guardianships',
    every: SWEEP_EVERY,
    work: async (signal) => {
      const { grownUp, deleted } = await endGuardianships(new Date(), signal);
      if (grownUp + deleted > 0)
        log.info({ grownUp, deleted }, 'guardianships ended, accounts without consent deleted');
    },
  },
  {
    name: 'encrypting second factors again',
    every: SWEEP_EVERY,
    work: async (signal) => {
      const resealed = await resealFactors(signal);
      if (resealed > 0) log.info({ resealed }, 'second factors encrypted with the new secret');
    },
  },
  {
    name: 'publishing listings',
    every: PUBLISH_EVERY,
    work: async (signal) => {
      const published = await publishDue(new Date(), signal);
      if (published > 0) log.info({ published }, 'scheduled listings published');
    },
  },
  {
    name: 'ending applications',
    every: ROUNDS_EVERY,
    work: async (signal) => {
      const ended = await endUnanswered(new Date(), signal);
      if (ended > 0) log.info({ ended }, 'unanswered applications ended');
    },
  },
  {
    name: 'reminding of saved listings',
    every: ROUNDS_EVERY,
    work: async (signal) => {
      const reminded = await sendReminders(new Date(), signal);
      if (reminded > 0) log.info({ reminded }, 'people reminded of saved listings');
    },
  },
  {
    name: 'reminding of data requests',
    every: SWEEP_EVERY,
    work: async (signal) => {
      const reminded = await remindOfRequests(new Date(), signal);
      if (reminded > 0) log.info({ reminded }, 'administrators reminded of data requests');
    },
  },
  {
    name: 'sending alerts',
    every: ROUNDS_EVERY,
    work: async (signal) => {
      const sent = await sendAlerts(new Date(), signal);
      if (sent > 0) log.info({ sent }, 'alerts sent');
    },
  },
  {
    name: 'asking whether listings are still open',
    every: SWEEP_EVERY,
    work: async (signal) => {
      const asked = await askStillOpen(new Date(), signal);
      if (asked > 0) log.info({ asked }, 'employers asked whether their listings are still open');
    },
  },
  {
    name: 'counting how employers answer',
    every: SWEEP_EVERY,
    work: async (signal) => {
      const changed = await refreshFigures(new Date(), signal);
      if (changed > 0) log.info({ changed }, 'response records of employers updated');
    },
  },
  {
    name: 'reminding of verifications that end',
    every: SWEEP_EVERY,
    work: async (signal) => {
      const reminded = await remindOfExpiry(new Date(), signal);
      if (reminded > 0) log.info({ reminded }, 'employers reminded that their verification ends');
    },
  },
  {
    name: 'telling employers what closes',
    every: ROUNDS_EVERY,
    work: async (signal) => {
      const told = await tellClosing(new Date(), signal);
      if (told > 0) log.info({ told }, 'employers notified of listings that close soon');
    },
  },
  {
    name: 'reminding employers',
    every: ROUNDS_EVERY,
    work: async (signal) => {
      const reminded = await remindEmployers(new Date(), signal);
      if (reminded > 0) log.info({ reminded }, 'employers reminded of waiting applicants');
    },
  },
];
