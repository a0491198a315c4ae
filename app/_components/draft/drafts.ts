/** The content of an unsent form. */
export interface Draft {
  /** In the order of the form. */
  fields: [name: string, value: string][];
  /** Only the names of the chosen files: browsers cannot restore files. */
  files: string[];
  /** The version of the edited record. */
  version?: string | undefined;
  carried?: unknown;
}

/** Keys in session storage: the prefix, the account, the page. */
const PREFIX = 'mwanzo-draft ';

let isClosed = false;
const settled = new Set<string>();

const ownPrefix = (): string =>
  `${PREFIX}${document.querySelector<HTMLElement>('[data-account]')?.dataset.account ?? ''} `;

/** The storage key of a form on this page; a page with a single long form needs no name. */
const keyHere = (form = ''): string =>
  `${ownPrefix()}${window.location.pathname}${window.location.search}${form && ` ${form}`}`;

/** Stores the draft of a form on this page, unless it was settled. Does nothing if the browser's storage is full. */
export function keepDraft(draft: Draft, form?: string): void {
  if (isClosed || settled.has(keyHere(form))) return;
  try {
    window.sessionStorage.setItem(keyHere(form), JSON.stringify(draft));
  } catch {
    return;
  }
}

export function settleDraft(form?: string): void {
  settled.add(keyHere(form));
  try {
    window.sessionStorage.removeItem(keyHere(form));
  } catch {
    return;
  }
}

/** Returns the stored draft of a form, or null, and allows it to be stored again. */
export function openDraft(form?: string): Draft | null {
  settled.delete(keyHere(form));
  try {
    return JSON.parse(window.sessionStorage.getItem(keyHere(form)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

function forget(isMeant: (key: string) => boolean): void {
  try {
    const keys = Object.keys(window.sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys.filter(isMeant)) window.sessionStorage.removeItem(key);
  } catch {
    return;
  }
}

/**
 * Deletes drafts of other accounts and, on logout, those of this account: the device may be shared. Settles the draft when a form with
 * `data-settles-draft` is sent. Returns the clean-up function.
 */
export function guardDrafts(): () => void {
  forget((key) => !key.startsWith(ownPrefix()));
  const onSubmit = ({ target }: SubmitEvent) => {
    const form = target as HTMLFormElement;
    if ('settlesDraft' in form.dataset) settleDraft();
    if (!form.action.includes('/api/auth/logout')) return;
    isClosed = true;
    forget(() => true);
  };
  document.addEventListener('submit', onSubmit);
  return () => document.removeEventListener('submit', onSubmit);
}
