import { readOwnTexts } from '@/lib/internships/listings/read-own-texts';
import type { Actor, SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { findOwnSubmission } from '../find-own';
import { SUBMISSION_NOT_FOUND } from '../find-submission';
import { aboutSchema } from './schemas';

const OF_LISTING = /^(?:copy|edit)-/;

/** The name of one of this employer's forms. Throws 404 for an invalid name, and for another employer's listing or submission. */
export async function ownForm(actor: Actor, { id }: SignedInUser, about: unknown): Promise<string> {
  const read = aboutSchema.safeParse(about);
  if (!read.success) throw new AppError('notFound', SUBMISSION_NOT_FOUND);
  const name = read.data;
  if (OF_LISTING.test(name)) await readOwnTexts(actor, { id: name.replace(OF_LISTING, '') });
  else if (name !== 'new') await findOwnSubmission(id, name);
  return name;
}
