import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { site } from '@/lib/platform/core/site';
import { RETENTION } from '@/lib/operations/retention/table';
import type { Audience, Basis, Entry } from './entry';
import { COMMON, REGISTER } from './register';
import { storedFields, type SchemaField } from './schema-fields';

/** Fields that are stored for one purpose. */
export interface RegisterUse {
  fields: SchemaField[];
  purpose: string;
  basis: Basis;
  seenBy: Audience[];
  /** Null if no number applies. */
  days: number | null;
  /** After what, or until what. */
  kept: string;
}

export interface RegisterEntry {
  collection: string;
  holds: string;
  people: string;
  /** From the retention table: what adds a document, and how long it stays. */
  grows: string;
  stays: string;
  uses: RegisterUse[];
}

export interface Register {
  controller: { name: string; address: string | null; email: string; registration: string | null };
  collections: RegisterEntry[];
}

/** The driver's fields have no schema. */
const UNTYPED = { type: 'Mixed', required: true };

/** Completes each use with the entry's defaults, and adds the fields of every document. */
function usesOf({ uses, basis, seenBy, kept }: Entry, schema: readonly SchemaField[]): RegisterUse[] {
  const stored = new Map(schema.map((field) => [field.name, field]));
  const common = { ...COMMON, fields: COMMON.fields.filter((name) => stored.has(name)) };
  return [...uses, ...(common.fields.length > 0 ? [common] : [])].map((use) => {
    const time = use.kept ?? kept;
    return {
      fields: use.fields.map((name) => stored.get(name) ?? { name, ...UNTYPED }),
      purpose: use.purpose,
      basis: use.basis ?? basis,
      seenBy: [...(use.seenBy ?? seenBy)],
      days: time.days,
      kept: time.days === null ? time.until : time.after,
    };
  });
}

/** Returns the processing register with this version's schemas. For administrators. */
export function readRegister(actor: Actor): Register {
  authorize(actor, 'register:read');
  const stored = storedFields();
  return {
    controller: {
      name: site.controller,
      address: site.address ?? null,
      email: site.email,
      registration: site.registration ?? null,
    },
    collections: REGISTER.map((entry) => {
      const { grows = '', stays = '' } =
        RETENTION.find(({ collection }) => collection === entry.collection) ?? {};
      const { collection, holds, people } = entry;
      return { collection, holds, people, grows, stays, uses: usesOf(entry, stored.get(collection) ?? []) };
    }),
  };
}
