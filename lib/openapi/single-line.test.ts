import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { OPERATIONS } from './operations';

/** Texts of one line that are broken in some way, and links in the middle. */
const BROKEN = [
  'Nairobi\r\nWest',
  'Nairobi\tWest',
  'Nairobi\u0000West',
  'Nairobi\u0007West',
  'Nairobi\u0085West',
  'Nairobi\u2028West',
  'Nairobi\u202eWest',
  'https://example.com/a\nb',
  'https://exam\tple.com/ab',
  'https://example.com/a\u0000b',
  'https://example.com/a\u202eb',
  'hr@example\n.com',
  'mailto:\nhr@example.com',
  'mailto:hr\t@example.com',
  'tel:0712\n345678',
  '0712\t345678',
];
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Fields of several lines, by name. */
const SEVERAL_LINES = new Set([
  ...['descriptionParagraph', 'howToApply', 'about', 'comments', 'message', 'text', 'note', 'overrideReason'],
]);
/** Fields that are compared or ignored, and never stored. */
const NOT_STORED = new Set([
  ...['password', 'currentPassword', 'confirmPassword', 'newPassword', 'emailOrUsername', 'code'],
  ...['frontendUrl', 'returnTo', 'employer', 'copyOf', 'alert', 'from', 'csrfToken'],
]);
/** Calls whose texts are kept or read as they are typed: drafts of forms, texts for the checks, and how to read a file. */
const AS_TYPED = /\/(?:drafts?|check|checks)\b|\/imports\b/;

/** Fields that people do not see; bots fill them in. */
const HONEYPOT = /^post \/api\/(?:contact|requests|internships\/\{id\}\/reports) body\.website$/;

type Def = { type: string } & Record<string, unknown>;
const defOf = (schema: z.ZodType): Def => (schema as unknown as { _zod: { def: Def } })._zod.def;

/** The schema without what wraps it: optional, nullable, default, transformed. */
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

/** Every field of a body, and of the objects and lists in it. */
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

const FIELDS = OPERATIONS.filter(({ path }) => !AS_TYPED.test(path)).flatMap(
  ({ method, path, body, form }) => {
    const parts = body ? { body } : (form ?? {});
    return Object.entries(parts).flatMap(([name, schema]) =>
      schema instanceof z.ZodType ? fieldsOf(schema, `${method} ${path} ${name}`, name) : [],
    );
  },
);

describe('a field of one line has no line break, tab or control character, whatever is sent', () => {
  const single = FIELDS.filter(
    ({ name, path }) => !SEVERAL_LINES.has(name) && !NOT_STORED.has(name) && !HONEYPOT.test(path),
  );

  test.each(single.map(({ path, schema }) => [path, schema] as const))('%s', (_, schema) => {
    for (const text of BROKEN) {
      const { success, data } = schema.safeParse(text);
      if (success) expect(data).not.toSatisfy((kept) => typeof kept === 'string' && UNSEEN.test(kept));
    }
  });

  test('names, titles, links and more are among them', () => {
    const names = new Set(single.map(({ name }) => name));
    for (const name of [
      ...['firstName', 'lastName', 'username', 'phoneNumber', 'email', 'name', 'website', 'title', 'company'],
      ...['location', 'duration', 'applyLink', 'descriptionIntroHeading', 'yourRole', 'school', 'course'],
      ...['skills', 'languages', 'links', 'place', 'phrase', 'means', 'tagline', 'socials', 'q', 'link'],
    ])
      expect(names).toContain(name);
  });
});
