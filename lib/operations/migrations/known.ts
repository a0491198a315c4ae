import type { MigrationPhase } from '@/models/migration';

export interface Migration {
  id: number;
  /** Completes "to …". */
  name: string;
  phase: MigrationPhase;
}

/**
 * Numbers are never reused, and released migrations never removed. Every change of an index or of stored data
 * gets a new number.
 */
const MIGRATIONS = [
  { id: 1, phase: 'expand', name: 'make collections and indexes' },
  { id: 2, phase: 'expand', name: 'move mails out of other documents into the outbox' },
  { id: 3, phase: 'expand', name: 'finish approvals that were interrupted' },
  { id: 4, phase: 'expand', name: 'date the words of the search' },
  { id: 5, phase: 'expand', name: 'write what listings are found by' },
  { id: 6, phase: 'expand', name: 'write what the lists of the staff are searched by' },
  { id: 7, phase: 'expand', name: 'write the deduplication hashes of listings' },
  { id: 8, phase: 'expand', name: 'make the collection of linked sign-ins' },
  { id: 9, phase: 'expand', name: 'make the collection of idempotency keys' },
  { id: 10, phase: 'expand', name: 'make the collection of views' },
  { id: 11, phase: 'expand', name: 'make the indexes of prefixes' },
  { id: 12, phase: 'expand', name: 'write prefixes under their new name' },
  { id: 13, phase: 'contract', name: 'drop prefixes under their former name' },
  { id: 14, phase: 'expand', name: 'make the collection of nodes' },
  { id: 15, phase: 'contract', name: 'drop the stored keys and words of the search' },
  { id: 16, phase: 'expand', name: 'make the collections of synonyms and empty searches' },
  { id: 17, phase: 'expand', name: 'make the index of rounds of applications' },
  { id: 18, phase: 'expand', name: 'make the collections of reports and recalls' },
  { id: 19, phase: 'expand', name: 'make the collection of saved internships' },
  { id: 20, phase: 'expand', name: 'make the index of the chain of the audit log' },
  { id: 21, phase: 'expand', name: 'give every account that posts the record of an employer' },
  { id: 22, phase: 'expand', name: 'write what applicants are found by' },
  { id: 23, phase: 'expand', name: 'make the collection of career profiles' },
  { id: 24, phase: 'expand', name: 'make the collection of alerts' },
  { id: 25, phase: 'expand', name: 'date the last use of accounts' },
  { id: 26, phase: 'expand', name: 'make the collection of data requests' },
  { id: 27, phase: 'expand', name: 'make the indexes of people under 18' },
  { id: 28, phase: 'expand', name: 'make the collection of second factors' },
  {
    id: 29,
    phase: 'expand',
    name: 'make the collection of drafts, and the indexes of changes and later publishing',
  },
  { id: 30, phase: 'expand', name: 'make the collection of sessions' },
  { id: 31, phase: 'expand', name: 'make the index of clicks on a listing' },
  { id: 32, phase: 'expand', name: 'write which employer listings and applications belong to' },
  { id: 33, phase: 'contract', name: 'drop the accounts that stood for employers' },
  { id: 34, phase: 'expand', name: 'keep how applicants were reached when they applied' },
  { id: 35, phase: 'expand', name: 'take badges of domains where anybody can have mail' },
  {
    id: 36,
    phase: 'expand',
    name: 'let every report be stored, and note which listings had theirs dismissed',
  },
  { id: 37, phase: 'contract', name: 'drop whom the previous version took for the reporter' },
  {
    id: 38,
    phase: 'expand',
    name: 'make the indexes that put equal documents in order, and write which domain each waiting mail goes to',
  },
  { id: 39, phase: 'expand', name: 'make the collection of page views' },
] as const satisfies readonly Migration[];

export type MigrationId = (typeof MIGRATIONS)[number]['id'];

export interface KnownMigration extends Migration {
  id: MigrationId;
}

export const KNOWN: readonly KnownMigration[] = MIGRATIONS;
