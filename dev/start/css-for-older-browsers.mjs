// Plain JavaScript, because Next.js loads this file by its path in `postcss.config.mjs`.
import { list } from 'postcss';

/** Raises the specificity of a selector above that of all others, because no element has this id. */
const RAISE = ':not(#_)';

/** The position of RAISE: at the end of a selector, or before its final pseudo-element. */
const BEFORE_END = /(?<!\\)(?=::|:(?:before|after|first-letter|first-line)\b)|$/;

const inKeyframes = ({ parent }) => /keyframes$/.test(parent.name ?? '');

/**
 * Raises the specificity of the rules in these nodes `times` times. Skips nested rules, which inherit their parent's selector. Also skips
 * `:root`, whose tokens no utility sets.
 */
function raise(nodes, times) {
  const raised = (rule) => {
    if (rule.parent.type === 'rule' || inKeyframes(rule) || rule.selector === ':root') return;
    rule.selectors = rule.selectors.map((selector) => selector.replace(BEFORE_END, RAISE.repeat(times)));
  };
  for (const node of nodes) {
    if (node.type === 'rule') raised(node);
    node.walkRules?.(raised);
  }
}

/** All pages are written from left to right. */
const SIDES = { inline: ['left', 'right'], block: ['top', 'bottom'] };
const LOGICAL =
  /^(padding|margin|inset|border|scroll-padding|scroll-margin)-(inline|block)(?:-(start|end))?(?:-(width|style|color))?$/;

/** Replaces a logical property with its physical equivalents. */
function toPhysical(declaration) {
  const [, name, axis, side, part] = LOGICAL.exec(declaration.prop) ?? [];
  const sides = side === 'end' ? [SIDES[axis][1]] : SIDES[axis].slice(0, side ? 1 : 2);
  const [first, last = first] = name === 'border' ? [declaration.value] : list.space(declaration.value);
  const physical = sides.map((one, at) => ({
    prop: [...(name === 'inset' ? [] : [name]), one, ...(part ? [part] : [])].join('-'),
    value: at === 0 ? first : last,
  }));
  declaration.replaceWith(physical.map((given) => declaration.clone(given)));
}

/** Returns the text between the bracket at `open` and its closing bracket, and the index after the closing bracket. */
function bracketed(selector, open) {
  let depth = 0;
  for (let at = open; at < selector.length; at += 1) {
    if (selector[at] === '\\') at += 1;
    else if (selector[at] === '(') depth += 1;
    else if (selector[at] === ')') depth -= 1;
    if (depth === 0) return { inner: selector.slice(open + 1, at), end: at + 1 };
  }
  throw new Error(`Unclosed bracket: ${selector}`);
}

/**
 * Expands `a:is(b, c)` to `ab` and `ac`. Keeps `:is()` inside other brackets. Also keeps it if a branch with a combinator would follow
 * other text, or if a branch that begins with a type selector would follow part of a compound.
 */
function withoutIs(selector) {
  const at = selector.search(/(?<!\\):is\(/);
  if (at === -1) return [selector];
  const { inner, end } = bracketed(selector, at + ':is'.length);
  const [before, after] = [selector.slice(0, at), selector.slice(end)];
  const isNested = before.split('(').length > before.split(')').length;
  const isJoined = /[^\s>+~]$/.test(before);
  const branches = list.comma(inner);
  const fits = (branch) => before === '' || (!/[\s>+~]/.test(branch) && !(isJoined && /^[\w*]/.test(branch)));
  return !isNested && branches.every(fits)
    ? branches.flatMap((branch) => withoutIs(before + branch + after))
    : [selector];
}

/** Selectors that make older browsers drop the whole selector list. */
const NEWER =
  /:has\(|:where\(|:is\(|:popover-open|:open\b|:modal|:focus-visible|::backdrop|::details-content|::file-selector-button/;

/** Moves each newer selector of a list into a separate rule. */
function splitList(rule) {
  const { selectors } = rule;
  const newer = selectors.filter((selector) => NEWER.test(selector));
  const older = selectors.filter((selector) => !NEWER.test(selector));
  if (newer.length === 0 || selectors.length === 1) return;
  const [own, ...others] =
    older.length > 0 ? [older, ...newer.map((one) => [one])] : newer.map((one) => [one]);
  rule.selectors = own;
  rule.after(others.map((given) => rule.clone({ selectors: given })));
}

function simplify(root) {
  root.walkRules((rule) => {
    // A backdrop needs no reset: by default it has no box, and no utility targets it.
    const selectors = rule.selectors.filter((one) => one !== '::backdrop' || !rule.selectors.includes('*'));
    if (!inKeyframes(rule)) rule.selectors = selectors.flatMap(withoutIs);
  });
  root.walkRules(splitList);
  root.walkDecls(LOGICAL, toPhysical);
  // Next.js would write this rule once for each writing direction.
  root.walkDecls('text-align', (declaration) => {
    declaration.value = declaration.value.replace(/^start$/, 'left').replace(/^end$/, 'right');
  });
}

/** Removes the layers from a style sheet. Returns their contents by name, weakest first. */
function takeLayers(root) {
  const layers = new Map();
  root.walkAtRules('layer', (layer) => {
    for (const name of list.comma(layer.params)) if (!layers.has(name)) layers.set(name, []);
    layers.get(layer.params)?.push(...(layer.nodes ?? []));
    layer.remove();
  });
  return layers;
}

/**
 * Rewrites a style sheet for browsers without `@layer`, `@property`, `:is()` and logical properties. All browsers get the same sheet.
 * Writes the rules in the order of their layers. Raises the layer `utilities` once, so that utilities override any selector of a
 * component, and raises unlayered rules twice. See docs/decisions/older-browsers.md.
 */
export default function cssForOlderBrowsers() {
  return {
    postcssPlugin: 'css-for-older-browsers',
    OnceExit(root) {
      const layers = takeLayers(root);
      if (layers.size > 0) raise(root.nodes, 2);
      raise(layers.get('utilities') ?? [], 1);
      // Tailwind resets these properties only in some of the browsers that lack `@property`.
      const unset = (layers.get('properties') ?? []).flatMap((node) =>
        node.name === 'supports' ? node.nodes : [node],
      );
      layers.delete('properties');
      root.walkAtRules('property', (rule) => void rule.remove());
      root.prepend(...unset, ...[...layers.values()].flat());
      simplify(root);
    },
  };
}
