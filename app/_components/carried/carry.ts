/** In the storage of the tab: gone when it is closed. */
const KEY = 'mwanzo-message';

/** Only the path: the message is said whatever the query. */
const pathOf = (address: string): string => address.replace(/[?#].*$/, '');

/** Has the page at this address say a message once more, until it is dismissed. A browser that stores nothing says it only here. */
export function carry(message: string, to: string): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([pathOf(to), message]));
  } catch {
    return;
  }
}

/** Forgets the message. */
export function forgetCarried(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}

/** The message for this path, or null. */
export function carriedTo(path: string): string | null {
  try {
    const [to, message] = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as unknown[];
    return to === path && typeof message === 'string' ? message : null;
  } catch {
    return null;
  }
}
