/**
 * Opens an employer's link: a web address in a tab that knows nothing of this one, a mailto: or tel: link in the app for it.
 * Call it within a few seconds of the press that asked for it, or the browser may hold the tab back.
 */
export function openApplyLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  if (/^https?:/i.test(href)) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  link.click();
}
