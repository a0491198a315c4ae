/** The ID of the element with the request ID on an error page. React keeps script elements when it replaces the rest. */
const ELEMENT = 'request-id';

export const requestIdScript = (id: string): string =>
  `<script type="text/plain" id="${ELEMENT}">${id}</script>`;

/** In a browser: the ID of the request that made this page; undefined if the page has none. */
export const shownRequestId = (): string | undefined =>
  typeof document === 'undefined' ? undefined : (document.getElementById(ELEMENT)?.textContent ?? undefined);
