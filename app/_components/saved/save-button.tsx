'use client';

import { useSyncExternalStore, type SubmitEvent } from 'react';
import { deviceSavedCookies, MAX_ON_DEVICE, readDeviceSaved } from '@/lib/search/saved/device-saved';
import { earlyMarks } from '../apply/early-marks';
import { useMarks } from '../apply/use-marks';
import { Link } from '../link';
import { HeartIcon } from './heart-icon';
import type { Kept } from './save-in-account';

interface Change {
  id: string;
  isSaved: boolean;
}

/** Changes made on this page, by listing ID. */
const changes = new Map<string, boolean>();

const CHANGED = 'saved-changed';

const listen = (tell: () => void): (() => void) => {
  addEventListener(CHANGED, tell);
  return () => removeEventListener(CHANGED, tell);
};

function note({ id, isSaved }: Change): void {
  changes.set(id, isSaved);
  dispatchEvent(new Event(CHANGED));
}

const isSignedIn = (): boolean => document.documentElement.dataset.signedIn !== undefined;

/** Saves or removes the listing in a cookie. Refuses if the device has no room left. */
function keepOnDevice({ id, isSaved }: Change): Kept {
  const others = readDeviceSaved(document.cookie).filter((one) => one !== id);
  if (isSaved && others.length >= MAX_ON_DEVICE) return 'refused';
  const left = isSaved ? [id, ...others] : others;
  for (const cookie of deviceSavedCookies(left, location.protocol === 'https:')) document.cookie = cookie;
  return 'kept';
}

/** `useMarks` has loaded this code. */
const keepInAccount = ({ id, isSaved }: Change): Promise<Kept> =>
  import('../apply/marks').then(
    ({ saveInAccount }) => saveInAccount(id, isSaved),
    () => 'refused',
  );

/** True if the listing was marked as saved before React loaded; otherwise undefined. */
const isSavedEarly = (id: string): true | undefined => earlyMarks()?.saved.includes(id) || undefined;

const words = (label: string, title = '') => (
  <>
    <span className="if-unsaved">{label}</span>
    <span className="if-saved">Saved</span>
    {title && ` ${title}`}
  </>
);

function useSaved(id: string): boolean {
  const { isSaved = false } = useMarks(id);
  const here = useSyncExternalStore(
    listen,
    () =>
      changes.get(id) ?? (isSignedIn() ? isSavedEarly(id) : readDeviceSaved(document.cookie).includes(id)),
    () => undefined,
  );
  return here ?? isSaved;
}

interface SaveButtonProps {
  id: string;
  title: string;
  /** The text beside the heart of an unsaved listing. In list rows the heart stands alone. */
  label?: string;
  /** A closed listing can only be removed. */
  isClosed?: boolean;
}

/**
 * A heart that saves or removes a listing: a form that works without JavaScript, and that the browser sends if the service refuses the
 * call. Without a connection, the call waits. `aria-pressed` decides which text is visible. Without JavaScript, a style sheet
 * (lib/search/saved/read-marks-sheet.ts) replaces the button with a link.
 */
export function SaveButton({ id, title, label, isClosed = false }: SaveButtonProps) {
  const isSaved = useSaved(id);
  const look = ['save', label && 'button button-secondary', isClosed && 'only-saved'];
  async function press(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const { action } = form;
    const change = { id, isSaved: !isSaved };
    note(change);
    const kept = isSignedIn() ? await keepInAccount(change) : keepOnDevice(change);
    if (kept === 'kept') return;
    note({ id, isSaved });
    if (kept === 'dropped') return;
    form.action = action;
    form.submit();
  }
  return (
    <form
      method="post"
      action={`/api/users/saved/${id}${isSaved ? '/remove' : ''}`}
      onSubmit={(event) => void press(event)}
    >
      <button type="submit" data-hold aria-pressed={isSaved} className={look.filter(Boolean).join(' ')}>
        <HeartIcon />
        {label ? words(label) : <span className="sr-only">{words('Save', title)}</span>}
      </button>
      <noscript>
        <Link href="/saved" className="saved-link">
          Saved<span className="sr-only"> {title}</span>
        </Link>
      </noscript>
    </form>
  );
}
