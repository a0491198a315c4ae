import type { Role } from '@/lib/platform/core/vocabulary';
import { makeUser } from '../data/fixtures';

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
 * The unverified and the deactivated one have the role given: one that is let in, so that nothing else keeps them out.
 */
export async function makePeople(barred: Role): Promise<Record<Person, string | undefined>> {
  const [unverified, deactivated, graduate, employer, editor, administrator] = await Promise.all([
    makeUser(barred, { isVerified: false }),
    makeUser(barred, { isActive: false }),
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
