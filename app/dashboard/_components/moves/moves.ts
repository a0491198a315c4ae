import { useSyncExternalStore } from 'react';
import { OFFLINE } from '@/app/_components/form/offline-words';
import { failureText } from '../../failures';
import { TRY_LATER } from '../try-later';
import { hasAnswer } from './has-answer';

/** Milliseconds to wait for an answer, and then for the page itself. */
const ANSWER_MS = 15_000;

/** Why a page did not open, and what to do. */
export interface MoveFailure {
  message: string;
  advice: string;
}

/** From the press on until the page is left, or stays. */
export interface Move {
  to: URL;
  /** The list that was pressed in, by its id. */
  region: string | null;
  isUnderWay: boolean;
  /** Of this try; during the next one, of the one before. */
  failure: MoveFailure | null;
}

let move: Move | null = null;
/** Ends what the move waits for. */
let ending = new AbortController();
/** Whether the browser is loading the page. */
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

/** The move under way, or the one that failed. */
export const useMove = (): Move | null =>
  useSyncExternalStore(
    subscribe,
    () => move,
    () => null,
  );

/** What covers the place where a failure is said: the sheet of filters, the menu on phones, the menu of a row. */
const COVERS = 'header details[open], details[name="row-menu"][open]';

function uncover(): void {
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover]'))
    if ('hidePopover' in sheet && sheet.matches(':popover-open')) sheet.hidePopover();
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(COVERS)) menu.open = false;
}

/** Ends the move, as far as it depends on this page. */
function end(): void {
  ending.abort();
  isLoading = false;
}

function stopLoading(): void {
  if (isLoading) window.stop();
  end();
}

/** The page stays: nothing is under way any more. */
export function stay(): void {
  end();
  if (move) show(null);
}

/** Somebody may be asked about what they have typed, and want to keep it. Whoever wants to leave is gone in a moment: stops no loading. */
function whenKept(signal: AbortSignal): void {
  const onBeforeUnload = (event: BeforeUnloadEvent) =>
    setTimeout(() => event.defaultPrevented && !signal.aborted && stay());
  window.addEventListener('beforeunload', onBeforeUnload, { signal });
}

interface Press {
  pressed?: Element | undefined;
  region: string | null;
  /** Of the try before. */
  failure: MoveFailure | null;
}

function fail(to: URL, region: string | null): void {
  stopLoading();
  uncover();
  const advice = navigator.onLine ? TRY_LATER : OFFLINE;
  show({ to, region, isUnderWay: false, failure: { message: failureText(to.pathname), advice } });
}

/** Opens the page, unless it takes too long or another one is asked for meanwhile. */
function open(to: URL, region: string | null, signal: AbortSignal): void {
  whenKept(signal);
  const late = setTimeout(() => fail(to, region), ANSWER_MS);
  signal.addEventListener('abort', () => clearTimeout(late));
  isLoading = true;
  window.location.assign(to);
}

async function go(to: URL, { pressed, region, failure }: Press): Promise<void> {
  // The last press counts.
  stopLoading();
  ending = new AbortController();
  const { signal } = ending;
  pressed?.setAttribute('aria-busy', 'true');
  signal.addEventListener('abort', () => pressed?.removeAttribute('aria-busy'));
  show({ to, region, isUnderWay: true, failure });
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), ANSWER_MS);
  signal.addEventListener('abort', () => waiting.abort());
  // Whoever meanwhile leaves by the browser, to reload or for another address, wants that.
  window.addEventListener('beforeunload', stay, { signal: waiting.signal });
  const answers = await hasAnswer(to, waiting.signal);
  clearTimeout(timer);
  waiting.abort();
  if (signal.aborted) return;
  if (answers) open(to, region, signal);
  else fail(to, region);
}

/** The list that an element stands in, by its id. */
const regionOf = (element: Element): string | null =>
  element.closest<HTMLElement>('[data-list]')?.dataset.list ?? null;

/** Leaves for a page of the dashboard once an answer comes from there; stays and says so where none does. Takes what was pressed. */
export const moveTo = (to: URL, pressed?: Element): Promise<void> =>
  go(to, { pressed, region: pressed ? regionOf(pressed) : null, failure: null });

/** Tries the move that failed once more. */
export function tryAgain(): void {
  if (move?.failure) void go(move.to, { region: move.region, failure: move.failure });
}
