import type { Applied } from '@/lib/applications/find-applied';

type Tell = (application: Applied) => void;

/** Known applications, by the id of the listing. */
const known = new Map<string, Applied>();
const watching = new Set<{ id: string; tell: Tell }>();
const wanted = new Set<string>();
let asking: Promise<void> | undefined;

/** Maximum number of ids in one call. */
const MAX_ASKED = 50;

/** Passes an application to all subscribers of its listing. */
export function remember(application: Applied): void {
  known.set(application.internshipId, application);
  for (const { id, tell } of watching) if (id === application.internshipId) tell(application);
}

/** Batches the requests that the parts of a page make at the same time into one call. */
async function ask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  const ids = [...wanted].slice(0, MAX_ASKED);
  ids.forEach((id) => wanted.delete(id));
  asking = wanted.size > 0 ? ask() : undefined;
  try {
    const answer = await fetch(`/api/applications/applied?internshipIds=${ids.join(',')}`);
    if (!answer.ok) return;
    const { applied } = (await answer.json()) as { applied: Applied[] };
    applied.forEach(remember);
  } catch {
    // Without an answer the page stays as rendered for visitors: applying again is harmless.
  }
}

/** Subscribes to the signed-in user's application to a listing, current or future, until `left` is aborted. */
export function watchApplication(id: string, tell: Tell, left: AbortSignal): void {
  if (left.aborted) return;
  const watcher = { id, tell };
  watching.add(watcher);
  left.addEventListener('abort', () => watching.delete(watcher));
  const application = known.get(id);
  if (application) return tell(application);
  wanted.add(id);
  asking ??= ask();
}
