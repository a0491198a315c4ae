/**
 * Opens an employer's link: a web address in a tab that knows nothing of this one, a mailto: or tel: link in the app for it.
 * Call it within a few seconds of the press that asked for it; gives false when the browser held the tab back.
 */
export function openApplyLink(href: string): boolean {
  if (!/^https?:/i.test(href)) {
    window.location.assign(href);
    return true;
  }
  // Not 'noopener': with it, nothing tells whether a tab was opened.
  const tab = window.open('about:blank', '_blank');
  if (!tab) return false;
  tab.opener = null;
  tab.location.replace(href);
  return true;
}
