const KEY = 'mwanzo-message';

const pathOf = (address: string): string => address.replace(/[?#].*$/, '');

/** Shows a message on the page at `to` until it is dismissed. Does nothing without session storage. */
export function carry(message: string, to: string): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([pathOf(to), message]));
  } catch {
    return;
  }
}

export function forgetCarried(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}

export function carriedTo(path: string): string | null {
  try {
    const [to, message] = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as unknown[];
    return to === path && typeof message === 'string' ? message : null;
  } catch {
    return null;
  }
}
