/** Whether a browser makes this request to go to another page, as a form without script does: it asks for HTML; script asks for anything. */
export const isNavigation = ({ headers }: Request): boolean =>
  (headers.get('accept') ?? '').includes('text/html');
