import { z } from 'zod';
import { OPERATIONS } from '@/lib/publishing/openapi/operations';

/** Names of multi-line fields. */
export const SEVERAL_LINES = new Set([
  ...['descriptionParagraph', 'howToApply', 'about', 'comments', 'message', 'text', 'note', 'overrideReason'],
]);
/** Fields that are compared or ignored, and never stored. */
const NOT_STORED = new Set([
  ...['password', 'currentPassword', 'confirmPassword', 'newPassword', 'emailOrUsername', 'code'],
  ...['frontendUrl', 'returnTo', 'employer', 'copyOf', 'alert', 'from', 'csrfToken'],
]);
/** Calls that use text exactly as typed: drafts, checks, and the options for reading an import file. */
const AS_TYPED = /\/(?:drafts?|check|checks)\b|\/imports\b/;

/** Fields that people do not see but bots fill in. */
const HONEYPOT = /^post \/api\/(?:contact|requests|internships\/\{id\}\/reports) body\.website$/;

type Def = { type: string } & Record<string, unknown>;
const defOf = (schema: z.ZodType): Def => (schema as unknown as { _zod: { def: Def } })._zod.def;

/** Unwraps optional, nullable, default and transformed schemas. */
function inner(schema: z.ZodType): z.ZodType {
  const def = defOf(schema);
  if (def.type === 'pipe') {
    const from = def.in as z.ZodType;
    return inner(defOf(from).type === 'transform' ? (def.out as z.ZodType) : from);
  }
  return def.innerType ? inner(def.innerType as z.ZodType) : schema;
}

interface Field {
  name: string;
  path: string;
  schema: z.ZodType;
}

/** Returns every field of a body, including those of nested objects and lists. */
function fieldsOf(schema: z.ZodType, path: string, name: string): Field[] {
  const core = inner(schema);
  const def = defOf(core);
  if (def.type === 'object')
    return Object.entries(def.shape as Record<string, z.ZodType>).flatMap(([key, value]) =>
      fieldsOf(value, `${path}.${key}`, key),
    );
  if (def.type === 'array') return fieldsOf(def.element as z.ZodType, `${path}[]`, name);
  return [{ name, path, schema }];
}

/** True if the value is stored or shown. */
const isStored = ({ name, path }: Field): boolean => !NOT_STORED.has(name) && !HONEYPOT.test(path);

/** All fields of all calls whose text is stored or shown. */
export const STORED_FIELDS: readonly Field[] = OPERATIONS.filter(({ path }) => !AS_TYPED.test(path))
  .flatMap(({ method, path, body, form }) => {
    const parts = body ? { body } : (form ?? {});
    return Object.entries(parts).flatMap(([name, schema]) =>
      schema instanceof z.ZodType ? fieldsOf(schema, `${method} ${path} ${name}`, name) : [],
    );
  })
  .filter(isStored);
