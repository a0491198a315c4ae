/** What was typed into a form that was not sent. */
export interface Draft {
  /** The texts and choices, in the order of the form. */
  fields: [name: string, value: string][];
  /** The names of the files that were chosen: a browser keeps none of them. */
  files: string[];
  /** The version of what the form changes, where it has one. */
  version?: string | undefined;
  /** What else belongs to it. */
  carried?: unknown;
}

/** In the storage of the tab: gone when it is closed. Then the account and the page. */
const PREFIX = 'mwanzo-draft ';

/** Nothing more is kept on this page: somebody logs out. */
let isClosed = false;

/** Forms that were sent or given up. */
const settled = new Set<string>();

/** What the names of the drafts of the account begin with that sees this page. */
const ownPrefix = (): string =>
  `${PREFIX}${document.querySelector<HTMLElement>('[data-account]')?.dataset.account ?? ''} `;

/** The key of the draft of a form of this page; without a name, of its only long form. */
const keyHere = (form = ''): string =>
  `${ownPrefix()}${window.location.pathname}${window.location.search}${form && ` ${form}`}`;

/** Keeps what was typed into a form of this page, unless it was settled. A browser that stores nothing, or no more, keeps nothing. */
export function keepDraft(draft: Draft, form?: string): void {
  if (isClosed || settled.has(keyHere(form))) return;
  try {
    window.sessionStorage.setItem(keyHere(form), JSON.stringify(draft));
  } catch {
    return;
  }
}

/** Forgets what was typed into a form of this page: it was sent, or given up. */
export function settleDraft(form?: string): void {
  settled.add(keyHere(form));
  try {
    window.sessionStorage.removeItem(keyHere(form));
  } catch {
    return;
  }
}

/** What was typed into a form of this page before, or null. From here on, it is kept again. */
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
 * Forgets the drafts of other accounts, and one's own at the log-out: the device may be shared; and that of the page where a form with
 * `data-settles-draft` is sent. Gives what ends that.
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
