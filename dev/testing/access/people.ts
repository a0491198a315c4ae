import type { Role } from '@/lib/platform/core/vocabulary';
import { makeUser } from '../data/fixtures';

/** The kinds of users in the matrix. */
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
 * Adds one user of each kind to the stack's database and returns their tokens. The unverified and the
 * deactivated user have the role `barred`, which has access, so that only their status can cause a refusal.
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
