import { MAX_ASKED } from '@/lib/applications/records/max-asked';
import type { Applied } from '@/lib/applications/apply/find-applied';
import { earlyMarks, type FoundMarks } from './early-marks';
import { showApplied } from './show-applied';

export { saveInAccount } from '../saved/save-in-account';

export interface Marks {
  application?: Applied;
  isSaved?: boolean;
}

type Tell = (marks: Marks) => void;
const known = new Map<string, Marks>();
const watching = new Set<{ id: string; tell: Tell }>();
const wanted = new Set<string>();
let asking: Promise<void> | undefined;

function note(id: string, marks: Marks): void {
  const all = { ...known.get(id), ...marks };
  known.set(id, all);
  for (const one of watching) if (one.id === id) one.tell(all);
  // If this fails, the note still says that the user has applied.
  if (all.application) void showApplied(all.application).catch(() => undefined);
}

export const remember = (application: Applied): void => note(application.internshipId, { application });

function noteAll({ applied, saved }: FoundMarks): void {
  applied.forEach(remember);
  saved.forEach((id) => note(id, { isSaved: true }));
}

let hasEarly = false;

/** Adds the marks that were fetched before this code loaded, but only once. */
function takeEarlyMarks(): void {
  const early = earlyMarks();
  if (hasEarly || !early) return;
  hasEarly = true;
  early.asked.forEach((id) => note(id, {}));
  noteAll(early);
}

/** Batches requests from the same turn into one call. */
async function ask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  const ids = [...wanted].slice(0, MAX_ASKED);
  ids.forEach((id) => wanted.delete(id));
  asking = wanted.size > 0 ? ask() : undefined;
  try {
    const answer = await fetch(`/api/applications/applied?internshipIds=${ids.join(',')}`);
    if (!answer.ok) return;
    noteAll((await answer.json()) as FoundMarks);
  } catch {
    // Without a response the page stays as rendered for visitors: applying or saving again is harmless.
  }
}

/** Reports a listing's marks, now and after each change, until `left` is aborted. */
export function watchMarks(id: string, tell: Tell, left: AbortSignal): void {
  if (left.aborted) return;
  takeEarlyMarks();
  const watcher = { id, tell };
  watching.add(watcher);
  left.addEventListener('abort', () => watching.delete(watcher));
  const marks = known.get(id);
  if (marks) return note(id, marks);
  wanted.add(id);
  asking ??= ask();
}
