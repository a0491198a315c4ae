import { useSyncExternalStore } from 'react';
import { focusHeading } from '@/app/_components/focus-heading';
import { OFFLINE } from '@/app/_components/form/offline-words';
import { forgetRequestId } from '@/lib/platform/http/shown-id';
import { failureText } from '../../failures';
import { TRY_LATER } from '../try-later';
import { answerOf } from './answer-of';
import { isInPlace } from './is-in-place';

/** The timeout for a response, and then for the page itself. */
const ANSWER_MS = 15_000;

export interface MoveFailure {
  message: string;
  advice: string;
}

/** A navigation that is under way or has failed. */
export interface Move {
  to: URL;
  /** The id of the list that contains the click. */
  region: string | null;
  isUnderWay: boolean;
  /** The failure of this attempt or, during a retry, of the previous one. */
  failure: MoveFailure | null;
}

let move: Move | null = null;
let ending = new AbortController();
let isLoading = false;
const listeners = new Set<() => void>();

function show(next: Move | null): void {
  move = next;
  for (const tell of listeners) tell();
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** Returns the current move, or the last one if it failed. */
export const useMove = (): Move | null =>
  useSyncExternalStore(
    subscribe,
    () => move,
    () => null,
  );

/** Menus that could cover the error: filters, the phone menu, a row's menu. */
const COVERS = 'header details[open], details[name="row-menu"][open]';

function uncover(): void {
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover]'))
    if ('hidePopover' in sheet && sheet.matches(':popover-open')) sheet.hidePopover();
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(COVERS)) menu.open = false;
}

function end(): void {
  ending.abort();
  isLoading = false;
}

function stopLoading(): void {
  if (isLoading) window.stop();
  end();
}

/** Cancels the move, so that the page stays. */
export function stay(): void {
  end();
  if (move) show(null);
}

/** Cancels the move if a `beforeunload` prompt may keep the user here. Does not stop the loading, in case the user chooses to leave. */
function whenKept(signal: AbortSignal): void {
  const onBeforeUnload = (event: BeforeUnloadEvent) =>
    setTimeout(() => event.defaultPrevented && !signal.aborted && stay());
  window.addEventListener('beforeunload', onBeforeUnload, { signal });
}

interface Press {
  pressed?: Element | undefined;
  region: string | null;
  failure: MoveFailure | null;
}

function fail(to: URL, region: string | null): void {
  stopLoading();
  uncover();
  const advice = navigator.onLine ? TRY_LATER : OFFLINE;
  show({ to, region, isUnderWay: false, failure: { message: failureText(to.pathname), advice } });
}

function load(to: URL, signal: AbortSignal): void {
  whenKept(signal);
  isLoading = true;
  window.location.assign(to);
}

/** Opens a page with the client router. */
let push: ((to: URL) => void) | null = null;
/** The move that the client router opens, or opened last. */
let pushed: AbortController | null = null;

export function setPush(next: typeof push): void {
  push = next;
}

/** Call it after the client router has opened a page. Does what a full load would do besides. A later move goes on. */
export function arrive(): void {
  if (pushed === ending) stay();
  uncover();
  forgetRequestId();
  focusHeading();
}

async function go(to: URL, { pressed, region, failure }: Press): Promise<void> {
  // The last click wins.
  stopLoading();
  ending = new AbortController();
  const { signal } = ending;
  pressed?.setAttribute('aria-busy', 'true');
  signal.addEventListener('abort', () => pressed?.removeAttribute('aria-busy'));
  show({ to, region, isUnderWay: true, failure });
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), ANSWER_MS);
  signal.addEventListener('abort', () => waiting.abort());
  // A reload or a different address during the wait takes precedence.
  window.addEventListener('beforeunload', stay, { signal: waiting.signal });
  const answer = await answerOf(to, waiting.signal);
  clearTimeout(timer);
  waiting.abort();
  if (signal.aborted) return;
  if (answer === 'none') return fail(to, region);
  const late = setTimeout(() => fail(to, region), ANSWER_MS);
  signal.addEventListener('abort', () => clearTimeout(late));
  if (answer !== 'ready' || !push || !isInPlace(new URL(window.location.href), to, performance.now()))
    return load(to, signal);
  pushed = ending;
  push(to);
}

const regionOf = (element: Element): string | null =>
  element.closest<HTMLElement>('[data-list]')?.dataset.list ?? null;

/** Opens a dashboard page once it responds; otherwise stays and shows the error. `pressed` is the clicked element. */
export const moveTo = (to: URL, pressed?: Element): Promise<void> =>
  go(to, { pressed, region: pressed ? regionOf(pressed) : null, failure: null });

export function tryAgain(): void {
  if (move?.failure) void go(move.to, { region: move.region, failure: move.failure });
}
