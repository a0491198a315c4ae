import { z } from 'zod';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { site } from '@/lib/platform/core/site';
import { RETENTION } from '@/lib/operations/retention/table';
import { AUDIENCES, BASES, type Audience, type Basis, type Entry } from './entry';
import { COMMON, REGISTER } from './register';
import { storedFields, type SchemaField } from './schema-fields';

const keysOf = <Key extends string>(table: Record<Key, string>) => Object.keys(table) as [Key, ...Key[]];

/** Fields that are stored for one purpose. */
const use = z
  .strictObject({
    fields: z.array(z.strictObject({ name: z.string(), type: z.string(), required: z.boolean() })),
    purpose: z.string(),
    basis: z.enum(keysOf<Basis>(BASES)),
    seenBy: z.array(z.enum(keysOf<Audience>(AUDIENCES))),
    days: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: 'null if retention is not a number of days: see `kept`' }),
    kept: z.string(),
  })
  .meta({ id: 'RegisterUse' });

export type RegisterUse = z.infer<typeof use>;

export const register = z
  .strictObject({
    controller: z.strictObject({
      name: z.string(),
      address: z.string().nullable(),
      email: z.string(),
      registration: z.string().nullable(),
    }),
    collections: z.array(
      z.strictObject({
        collection: z.string(),
        holds: z.string(),
        people: z.string(),
        /** The event that adds a document, and the retention period, as worded in the operations guide. */
        grows: z.string(),
        stays: z.string(),
        uses: z.array(use),
      }),
    ),
  })
  .meta({ id: 'Register' });

export type Register = z.infer<typeof register>;

/** The database driver's fields have no schema. */
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
