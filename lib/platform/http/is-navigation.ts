/** Whether a browser navigates, for example with a form without JavaScript. A navigation requests HTML, while scripts accept anything. */
export const isNavigation = ({ headers }: Request): boolean =>
  (headers.get('accept') ?? '').includes('text/html');
