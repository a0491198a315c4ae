import { rowAfter, type Shortcut } from './shortcut-of';

/** Focusable elements in a row, starting with the link in its header. */
const IN_ROW = 'th a, a, summary, button, input';

const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

const rowsOf = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main .data-table tbody tr')].filter(isSeen);

function goToRow(step: 1 | -1): void {
  const rows = rowsOf();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[rowAfter(at, step, rows.length)];
  if (!row) return;
  const target = [...row.querySelectorAll<HTMLElement>(IN_ROW)].find(isSeen) ?? row;
  if (target === row) row.tabIndex = -1;
  target.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}

function goToSearch(): void {
  const field = [...document.querySelectorAll<HTMLInputElement>('main input[type="search"]')].find(isSeen);
  field?.focus();
  field?.select();
}

export function actOn(shortcut: Shortcut, showHelp: () => void): void {
  if (shortcut === 'search') goToSearch();
  else if (shortcut === 'help') showHelp();
  else goToRow(shortcut === 'nextRow' ? 1 : -1);
}

/** Input types that accept no text. */
const NO_LETTERS = ['checkbox', 'radio', 'button', 'submit', 'file'];

/** Whether the target accepts text, or a dialog is open. */
export function takesLetters(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [popover]:popover-open') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_LETTERS.includes(target.type);
  return target.isContentEditable || target.matches('textarea, select');
}
