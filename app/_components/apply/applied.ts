import type { Applied } from '@/lib/applications/find-applied';

type Tell = (application: Applied) => void;

/** What is known by now, by the id of the listing. */
const known = new Map<string, Applied>();
const watching = new Set<{ id: string; tell: Tell }>();
const wanted = new Set<string>();
let asking: Promise<void> | undefined;

/** As many as one call takes. */
const MAX_ASKED = 50;

/** Puts an application before everybody who asked about its listing. */
export function remember(application: Applied): void {
  known.set(application.internshipId, application);
  for (const { id, tell } of watching) if (id === application.internshipId) tell(application);
}

/** The parts of a page ask one by one, in the same moment; the server is asked once. */
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
    // Without an answer the page stays as it is for everybody: applying again does no harm.
  }
}

/** Tells of the signed-in person's application to a listing, now or as soon as there is one, until `left` is aborted. */
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
