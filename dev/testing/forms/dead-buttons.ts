import { readFileSync } from 'node:fs';

const styles = ['globals', 'tools']
  .map((name) => readFileSync(new URL(`../../../app/${name}.css`, import.meta.url), 'utf8'))
  .join('\n');

/** The selectors that the style sheets hide where no script runs. */
const HIDDEN_BY_STYLES = [
  ...styles.matchAll(/@media \(scripting: none\) \{\s*([^{}]+?)\s*\{\s*display: none;?\s*\}/g),
].map(([, selectors = '']) => selectors);

/** Matches parts that are not shown where no script runs. A dialog needs a script to open. */
const UNSEEN = [
  '[hidden]',
  'template',
  'dialog:not([open])',
  '[class~="noscript:hidden"]',
  ...HIDDEN_BY_STYLES,
].join(', ');

/** Matches buttons that work without a script, or that are not meant to work. */
const ALIVE = '[popovertarget], [commandfor], :disabled, [aria-disabled="true"]';

/** Returns the names of the buttons on a page that are shown where no script runs, but do nothing there. */
export const deadButtonsIn = (document: Document): string[] =>
  [...document.querySelectorAll('button')]
    .filter((button) => button.type === 'button' || button.form === null)
    .filter((button) => !button.matches(ALIVE) && button.closest(UNSEEN) === null)
    .map((button) => (button.getAttribute('aria-label') ?? button.textContent).trim());
