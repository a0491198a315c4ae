import { createHash, randomBytes } from 'node:crypto';
import type { AuditEntryRecord, AuditSeal } from '@/models/audit-entry';

/** The parts of an entry from which personal data may be erased later. Each has its own salt and hash. */
const PARTS = ['actor', 'target', 'changes'] as const;
type Part = (typeof PARTS)[number];

export interface ChainEnd {
  seq: number;
  hash: string;
}

export const CHAIN_START: ChainEnd = { seq: 0, hash: '' };

type Content = Omit<AuditEntryRecord, 'prefixes' | 'seal'>;

const sha256 = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

const contentOf = (entry: Content): Record<Part, unknown> => ({
  actor: [entry.actorId, entry.actorName, entry.actorRole],
  target: [entry.target.kind, entry.target.id, entry.target.label],
  changes: [entry.before ?? null, entry.after ?? null],
});

const chainHash = (entry: Content, seal: Pick<AuditSeal, 'seq' | 'previous' | Part>): string =>
  sha256([
    seal.previous,
    seal.seq,
    entry._id,
    entry.action,
    entry.at,
    ...PARTS.map((part) => seal[part].hash),
  ]);

export function sealOf(entry: Content, { seq, hash: previous }: ChainEnd): AuditSeal {
  const content = contentOf(entry);
  const part = (name: Part) => {
    const salt = randomBytes(16).toString('base64url');
    return { salt, hash: sha256([salt, content[name]]) };
  };
  const parts = { actor: part('actor'), target: part('target'), changes: part('changes') };
  const unhashed = { seq: seq + 1, previous, ...parts };
  return { ...unhashed, hash: chainHash(entry, unhashed) };
}

export interface Verified {
  problem: string | null;
  /** True if personal data was erased from a part, which can then no longer be compared. */
  isErased: boolean;
}

/**
 * Verifies a sealed entry against the previous one. A part without its salt was erased: it is not compared, but its hash remains
 * in the chain.
 */
export function verifySeal(entry: Content, seal: AuditSeal, { seq, hash }: ChainEnd): Verified {
  const content = contentOf(entry);
  const isErased = PARTS.some((part) => seal[part].salt === undefined);
  const wrong = (problem: string): Verified => ({ problem, isErased });
  if (seal.seq !== seq + 1) return wrong(`is number ${seal.seq}, but the previous entry is number ${seq}`);
  if (seal.previous !== hash) return wrong('does not contain the hash of the previous entry');
  if (seal.hash !== chainHash(entry, seal)) return wrong('was altered');
  const altered = PARTS.filter((part) => {
    const { salt, hash: sealed } = seal[part];
    return salt !== undefined && sealed !== sha256([salt, content[part]]);
  });
  return altered.length > 0 ? wrong(`was altered: ${altered.join(', ')}`) : { problem: null, isErased };
}

/** Returns an `$unset` update that removes the salts of these parts. */
export const withoutSalts = (...parts: Part[]): Record<string, ''> =>
  Object.fromEntries(parts.map((part) => [`seal.${part}.salt`, ''] as const));
