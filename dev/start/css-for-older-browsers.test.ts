import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { asOlderBrowsersRead, compileSheet } from '../testing/browser/sheets';
import cssForOlderBrowsers from './css-for-older-browsers.mjs';

const rewritten = (css: string): string =>
  postcss([cssForOlderBrowsers()]).process(css, { from: undefined }).css.replace(/\s+/g, ' ').trim();

describe('cssForOlderBrowsers', () => {
  test.each([
    [
      'orders layers, raises utilities above components, and unlayered rules above all',
      '@layer a, b, utilities; .x{top:0} @layer utilities{.u{top:1px}} @layer b{.b{top:2px}} @layer a{p{top:3px}}',
      'p{top:3px} .b{top:2px} .u:not(#_){top:1px} .x:not(#_):not(#_){top:0}',
    ],
    [
      'adds specificity before a pseudo-element, but not before its name in a class',
      String.raw`@layer utilities{.after\:block:after,.a:hover::before,.p::placeholder{top:0}}`,
      String.raw`.after\:block:not(#_):after,.a:hover:not(#_)::before,.p:not(#_)::placeholder{top:0}`,
    ],
    [
      'keeps conditions and nested rules',
      '@layer utilities{@media print{.a{top:0;&:hover{top:1px}}}}',
      '@media print{.a:not(#_){top:0;&:hover{top:1px}}}',
    ],
    ['leaves a sheet without layers unchanged', 'a.b:not(.c){top:0}', 'a.b:not(.c){top:0}'],
    [
      'keeps tokens and keyframes',
      ':root{--a:1} @keyframes k{50%{top:0}}',
      ':root{--a:1} @keyframes k{50%{top:0}}',
    ],
    [
      'unsets properties for all browsers',
      '@layer properties{@supports (a:b){*,::before,::backdrop{--tw-a:initial}}} @property --tw-a{syntax:"*";inherits:false}',
      '*,::before{--tw-a:initial}',
    ],
    [
      'expands :is()',
      '@layer b{.a:is(:hover,.c) b, d :is(e,f):is(.g){top:0}}',
      '.a:hover b,.a.c b,d e.g,d f.g{top:0}',
    ],
    [
      'keeps :is() where it cannot be expanded',
      '.a:is(b){top:0} @layer b{a :is(b c){top:0} :not(:is(a,b)){top:0}}',
      'a :is(b c){top:0} :not(:is(a,b)){top:0} .a:is(b):not(#_):not(#_){top:0}',
    ],
    [
      'splits newer selectors into separate rules',
      '@layer b{a,b:has(c),d{top:0}}',
      'a,d{top:0} b:has(c){top:0}',
    ],
    [
      'replaces logical properties with physical ones',
      '@layer b{a{padding-inline:1px 2px;margin-block:calc(1px + 2px);inset-inline-end:3px;border-block:1px solid;border-inline-start-width:4px;scroll-padding-inline:5px;text-align:end}}',
      'a{padding-left:1px;padding-right:2px;margin-top:calc(1px + 2px);margin-bottom:calc(1px + 2px);right:3px;border-top:1px solid;border-bottom:1px solid;border-left-width:4px;scroll-padding-left:5px;scroll-padding-right:5px;text-align:right}',
    ],
  ])('%s', (_, css, wanted) => {
    expect(
      rewritten(css)
        .replace(/\s*([{},;>])\s*/g, '$1')
        .replace(/}(?=[^}])/g, '} '),
    ).toBe(wanted.replace(/\s*([{},;>])\s*/g, '$1').replace(/}(?=[^}])/g, '} '));
  });
});

/** Counts the declarations in a style sheet, except tokens. */
function declarationsOf(css: string): number {
  let count = 0;
  postcss.parse(css).walkDecls(/^[^-]/, () => void (count += 1));
  return count;
}

describe.each(['globals', 'tools'] as const)('cssForOlderBrowsers on %s.css', (sheet) => {
  test('lets an older browser apply four fifths of the declarations instead of a tenth', async () => {
    const [plain, layered] = await Promise.all([
      compileSheet(sheet, cssForOlderBrowsers()),
      compileSheet(sheet),
    ]);
    const all = declarationsOf(plain);
    expect(declarationsOf(asOlderBrowsersRead(layered)) / all).toBeLessThan(0.1);
    expect(declarationsOf(asOlderBrowsersRead(plain)) / all).toBeGreaterThan(0.8);
    expect(plain).not.toMatch(/@layer|@property|padding-inline|margin-inline/);
  });
});
