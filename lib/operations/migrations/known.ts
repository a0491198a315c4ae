import type { MigrationPhase } from '@/models/migration';

export interface Migration {
  id: number;
  name: string;
  phase: MigrationPhase;
}

/**
 * Numbers are never reused, and released migrations are never removed. Every change to an index or to stored data gets a new
 * number.
 */
const MIGRATIONS = [
  { id: 1, phase: 'expand', name: 'create collections and indexes' },
  { id: 2, phase: 'expand', name: 'move e-mails from other documents to the outbox' },
  { id: 3, phase: 'expand', name: 'finish approvals that were interrupted' },
  { id: 4, phase: 'expand', name: 'date the search words' },
  { id: 5, phase: 'expand', name: 'write the search keys of listings' },
  { id: 6, phase: 'expand', name: 'write the search keys of staff lists' },
  { id: 7, phase: 'expand', name: 'write the deduplication hashes of listings' },
  { id: 8, phase: 'expand', name: 'create the collection of linked sign-ins' },
  { id: 9, phase: 'expand', name: 'create the collection of idempotency keys' },
  { id: 10, phase: 'expand', name: 'create the collection of views' },
  { id: 11, phase: 'expand', name: 'create the indexes of prefixes' },
  { id: 12, phase: 'expand', name: 'write prefixes under their new name' },
  { id: 13, phase: 'contract', name: 'drop prefixes under their former name' },
  { id: 14, phase: 'expand', name: 'create the collection of nodes' },
  { id: 15, phase: 'contract', name: 'drop the stored search keys and words' },
  { id: 16, phase: 'expand', name: 'create the collections of synonyms and empty searches' },
  { id: 17, phase: 'expand', name: 'create the index of rounds of applications' },
  { id: 18, phase: 'expand', name: 'create the collections of reports and recalls' },
  { id: 19, phase: 'expand', name: 'create the collection of saved internships' },
  { id: 20, phase: 'expand', name: 'create the index of the audit log chain' },
  { id: 21, phase: 'expand', name: 'create an employer for every account that posts' },
  { id: 22, phase: 'expand', name: 'write the search keys of applicants' },
  { id: 23, phase: 'expand', name: 'create the collection of career profiles' },
  { id: 24, phase: 'expand', name: 'create the collection of alerts' },
  { id: 25, phase: 'expand', name: 'date the last use of accounts' },
  { id: 26, phase: 'expand', name: 'create the collection of data requests' },
  { id: 27, phase: 'expand', name: 'create the indexes for people under 18' },
  { id: 28, phase: 'expand', name: 'create the collection of second factors' },
  {
    id: 29,
    phase: 'expand',
    name: 'create the collection of drafts, and the indexes of changes and later publishing',
  },
  { id: 30, phase: 'expand', name: 'create the collection of sessions' },
  { id: 31, phase: 'expand', name: 'create the index of clicks on a listing' },
  { id: 32, phase: 'expand', name: 'write the employer of listings and applications' },
  { id: 33, phase: 'contract', name: 'drop the accounts used as employers' },
  { id: 34, phase: 'expand', name: 'store the contacts that applicants had when they applied' },
  { id: 35, phase: 'expand', name: 'remove badges of domains where anyone can get an e-mail address' },
  {
    id: 36,
    phase: 'expand',
    name: 'store every report, and mark listings whose reports were dismissed',
  },
  { id: 37, phase: 'contract', name: 'drop the reporter as the previous version stored it' },
  {
    id: 38,
    phase: 'expand',
    name: 'create the tie-breaker indexes, and write the domain each waiting e-mail goes to',
  },
  { id: 39, phase: 'expand', name: 'create the collection of page views' },
  { id: 40, phase: 'expand', name: 'create the index of held e-mails' },
  { id: 41, phase: 'expand', name: 'create the index of links that confirm data requests' },
] as const satisfies readonly Migration[];

export type MigrationId = (typeof MIGRATIONS)[number]['id'];

export interface KnownMigration extends Migration {
  id: MigrationId;
}

export const KNOWN: readonly KnownMigration[] = MIGRATIONS;
