/** The ID of the element that contains the request ID. React keeps script elements when it replaces the rest of a page. */
export const ID_ELEMENT = 'request-id';

export const requestIdScript = (id: string): string =>
  `<script type="text/plain" id="${ID_ELEMENT}">${id}</script>`;

/** The ID of the request that produced this page, for use in a browser. Undefined if the page has none. */
export const shownRequestId = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.getElementById(ID_ELEMENT)?.textContent || undefined;

/** Call it when the page now shows the response to a later request, whose ID is not known here. */
export function forgetRequestId(): void {
  const element = document.getElementById(ID_ELEMENT);
  if (element) element.textContent = '';
}
