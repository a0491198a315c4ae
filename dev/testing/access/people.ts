import { makeUser } from '../fixtures';

/** Everybody the matrix asks about. */
export const PEOPLE = [
  'visitor',
  'unverified',
  'deactivated',
  'recent graduate',
  'employer',
  'editor',
  'administrator',
] as const;
export type Person = (typeof PEOPLE)[number];

/**
 * Puts one user of each kind into the database of the stack; gives their tokens.
 * The unverified and the deactivated one are administrators: no role may make up for it.
 */
export async function makePeople(): Promise<Record<Person, string | undefined>> {
  const [unverified, deactivated, graduate, employer, editor, administrator] = await Promise.all([
    makeUser('administrator', { isVerified: false }),
    makeUser('administrator', { isActive: false }),
    makeUser('recent graduate'),
    makeUser('employer'),
    makeUser('editor'),
    makeUser('administrator'),
  ]);
  return {
    visitor: undefined,
    unverified: unverified.token,
    deactivated: deactivated.token,
    'recent graduate': graduate.token,
    employer: employer.token,
    editor: editor.token,
    administrator: administrator.token,
  };
}
