import 'server-only';
import { currentActor } from '@/lib/platform/auth/require-user';
import type { SignedInUser } from '@/lib/platform/auth/actor';

/** The title of a page about one item: its name and kind, or just the kind if the item cannot be read. */
export async function itemTitle(
  kind: string,
  nameOf: (user: SignedInUser) => Promise<string | undefined>,
): Promise<string> {
  const actor = await currentActor();
  if (actor.kind === 'visitor') return kind;
  try {
    const name = await nameOf(actor);
    return name === undefined ? kind : `${name}, ${kind.charAt(0).toLowerCase()}${kind.slice(1)}`;
  } catch {
    // The page itself reports the error.
    return kind;
  }
}
