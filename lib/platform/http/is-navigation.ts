/** Whether a browser navigates, as with a form without script: it asks for HTML, while script accepts anything. */
export const isNavigation = ({ headers }: Request): boolean =>
  (headers.get('accept') ?? '').includes('text/html');
