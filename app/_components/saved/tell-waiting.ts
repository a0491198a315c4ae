import { KEEP_OPEN, OTHER_ACCOUNT, WAITING } from '../form/offline-words';
import { sentAt } from '../form/sent-at';
import { pausableTimeout } from '../pausable-timeout';

/** Milliseconds for which the page says that a change was sent. The heart shows it, too. */
const SAID_MS = 10_000;

let stopHiding = (): void => undefined;

/** The line at the top of the page, which the first use adds. */
function line(): HTMLElement {
  const known = document.querySelector<HTMLElement>('.later-note');
  if (known) return known;
  const added = document.createElement('p');
  added.className = 'page later-note';
  added.setAttribute('role', 'status');
  document.body.prepend(added);
  return added;
}

function say(text: string): void {
  stopHiding();
  const note = line();
  note.hidden = text === '';
  note.textContent = text;
}

export const tellWaiting = (): void => say(`${WAITING} ${KEEP_OPEN}`);

export const tellStopped = (): void => say('');

export const tellOtherAccount = (): void => say(OTHER_ACCOUNT);

export function tellSent(): void {
  say(sentAt());
  stopHiding = pausableTimeout(SAID_MS, () => say(''));
}
