/**
 * Opens an employer's link: a web page in an isolated tab, a mailto: or tel: link in its app.
 * Call it within a few seconds of the click. Gives false if the browser blocked the tab.
 */
export function openApplyLink(href: string): boolean {
  if (!/^https?:/i.test(href)) {
    window.location.assign(href);
    return true;
  }
  // Not 'noopener': with it, the result does not say whether a tab was opened.
  const tab = window.open('about:blank', '_blank');
  if (!tab) return false;
  tab.opener = null;
  tab.location.replace(href);
  return true;
}
