// Plain JavaScript: Next.js loads it by its path, from `postcss.config.mjs`.
import { list } from 'postcss';

/** Raises a selector above all without it: no element has this id. */
const RAISE = ':not(#_)';

/** Where a selector is raised: at its end, or before the pseudo-element there. */
const BEFORE_END = /(?<!\\)(?=::|:(?:before|after|first-letter|first-line)\b)|$/;

const inKeyframes = ({ parent }) => /keyframes$/.test(parent.name ?? '');

/**
 * Raises the rules in these nodes so many times. Those within another rule begin with its selector, and `:root` holds tokens that no utility
 * sets.
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

/** Every page is written from left to right. */
const SIDES = { inline: ['left', 'right'], block: ['top', 'bottom'] };
const LOGICAL =
  /^(padding|margin|inset|border|scroll-padding|scroll-margin)-(inline|block)(?:-(start|end))?(?:-(width|style|color))?$/;

/** A logical property as those of the sides it means. */
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

/** What stands between the brackets that open at this place of a selector, and where they close. */
function bracketed(selector, open) {
  let depth = 0;
  for (let at = open; at < selector.length; at += 1) {
    if (selector[at] === '\\') at += 1;
    else if (selector[at] === '(') depth += 1;
    else if (selector[at] === ')') depth -= 1;
    if (depth === 0) return { inner: selector.slice(open + 1, at), end: at + 1 };
  }
  throw new Error(`Brackets do not close: ${selector}`);
}

/**
 * `a:is(b, c)` as `ab` and `ac`. It stays within other brackets, and where a branch cannot take its place: an element behind another part of
 * the same one, or several elements behind anything.
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

/** What makes older browsers drop the whole list of selectors that it stands in. */
const NEWER =
  /:has\(|:where\(|:is\(|:popover-open|:open\b|:modal|:focus-visible|::backdrop|::details-content|::file-selector-button/;

/** Gives every newer selector of a list a rule of its own. */
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
    // Nothing of a backdrop is reset or unset: browsers give it no box, and no utility is for it.
    const selectors = rule.selectors.filter((one) => one !== '::backdrop' || !rule.selectors.includes('*'));
    if (!inKeyframes(rule)) rule.selectors = selectors.flatMap(withoutIs);
  });
  root.walkRules(splitList);
  root.walkDecls(LOGICAL, toPhysical);
  // Next.js would write it for every direction of writing.
  root.walkDecls('text-align', (declaration) => {
    declaration.value = declaration.value.replace(/^start$/, 'left').replace(/^end$/, 'right');
  });
}

/** Takes the layers out of a sheet. Gives what is in them by their names, first the weakest. */
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
 * Rewrites a sheet so that browsers read it which know no `@layer`, `@property`, `:is()` and logical properties; all get the same sheet.
 * Rules come in the order of their layers. Those of the layer `utilities`, which win whatever the selectors of components, are raised above
 * them, and what stands in no layer once more. See docs/decisions/older-browsers.md.
 */
export default function cssForOlderBrowsers() {
  return {
    postcssPlugin: 'css-for-older-browsers',
    OnceExit(root) {
      const layers = takeLayers(root);
      if (layers.size > 0) raise(root.nodes, 2);
      raise(layers.get('utilities') ?? [], 1);
      // Tailwind unsets its properties where it knows that `@property` is missing; it does not know all such browsers.
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
