/**
 * Opens an employer's link; a web page opens in an isolated tab. Call it within a few seconds of the click. Returns false if the browser
 * blocked the tab.
 */
export function openApplyLink(href: string): boolean {
  if (!/^https?:/i.test(href)) {
    window.location.assign(href);
    return true;
  }
  // Not 'noopener', which hides whether a tab was opened.
  const tab = window.open('about:blank', '_blank');
  if (!tab) return false;
  tab.opener = null;
  tab.location.replace(href);
  return true;
}
