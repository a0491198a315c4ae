import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss, { list, type AcceptedPlugin } from 'postcss';
import { ROOT } from '../../start/build';

export type Sheet = 'globals' | 'tools';

/** Compiles a style sheet, keeping its cascade layers, and then applies the plugins. */
export async function compileSheet(sheet: Sheet, ...plugins: AcceptedPlugin[]): Promise<string> {
  const from = join(ROOT, 'app', `${sheet}.css`);
  const source = await readFile(from, 'utf8');
  const { css } = await postcss([tailwind({ optimize: true, base: ROOT }), ...plugins]).process(source, {
    from,
  });
  return css;
}

/** Features that Chrome 64, Firefox 60 or Safari 12 do not have. */
const UNKNOWN = {
  atRules: /^(?:layer|property|container|starting-style|scope)$/,
  supports: /selector\(|max\(/,
  without: /^not \(container-type/,
  media: /scripting|prefers-|hover|forced-colors|[<>]/,
  selectors:
    /:(?:is|where|has|focus-visible|popover-open|open|modal|autofill|user-invalid)\b|::(?:backdrop|details-content|file-selector-button|marker)|:not\([^)]*[, >+~][^)]*\)/,
  properties:
    /^(?:inset|inset-.*|aspect-ratio|accent-color|.*-(?:inline|block)(?:-.*)?|content-visibility|translate|rotate|scale|container.*)$/,
  values: /\b(?:max|min|clamp|env|color-mix|oklch|light-dark)\(|\d(?:dvh|svh|lh|cqw)\b/,
};

/**
 * Removes everything that these browsers drop: rules with an unknown selector, and the contents of unknown
 * blocks.
 */
export function asOlderBrowsersRead(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    const { name, params } = rule;
    const isUnknown =
      UNKNOWN.atRules.test(name) ||
      (name === 'supports' && UNKNOWN.supports.test(params)) ||
      (name === 'media' && UNKNOWN.media.test(params));
    if (name === 'supports' && UNKNOWN.without.test(params)) rule.replaceWith(rule.nodes ?? []);
    else if (isUnknown) rule.remove();
  });
  root.walkRules((rule) => {
    if (list.comma(rule.selector).some((selector) => UNKNOWN.selectors.test(selector))) rule.remove();
  });
  root.walkDecls((declaration) => {
    const isUnknown = UNKNOWN.values.test(declaration.value);
    // A custom property accepts any value, but an unknown value makes the declaration that uses it invalid.
    if (declaration.prop.startsWith('--')) declaration.value = isUnknown ? 'initial' : declaration.value;
    else if (isUnknown || UNKNOWN.properties.test(declaration.prop)) declaration.remove();
  });
  return root.toString();
}
