/** The element of a page of a failure that holds the id of its request. React leaves scripts alone where it replaces the rest. */
const ELEMENT = 'request-id';

/** That element as HTML; takes an id of which no character means anything in HTML. */
export const requestIdScript = (id: string): string =>
  `<script type="text/plain" id="${ELEMENT}">${id}</script>`;

/** The id of the request that made this page, in a browser; undefined where the page has none. */
export const shownRequestId = (): string | undefined =>
  typeof document === 'undefined' ? undefined : (document.getElementById(ELEMENT)?.textContent ?? undefined);
