import { describe, expect, test } from 'vitest';
import { SIGNED_IN_SCRIPT } from '@/lib/platform/auth/signed-in-script';
import { isKnown, runs } from './known-scripts';

const QUEUE = '(self.__next_f=self.__next_f||[]).push([0])';
const text = (json: string) => `self.__next_f.push([1,${json}])`;
const bootstrap = (chunks: string, modules = '94553') =>
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[${chunks}],"runtimeModuleIds":[${modules}]});`;

/** All characters of the basic plane, except those that JSON or HTML escapes. */
const everyCharacter = Array.from({ length: 0xd800 - 32 }, (_, at) => String.fromCodePoint(at + 32))
  .filter((character) => !/["\\<>&\u2028\u2029]/.test(character))
  .join('');

const asNextWrites = (content: string): string =>
  JSON.stringify(content).replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

describe('known scripts are recognised', () => {
  test.each([
    ['the signed-in mark', SIGNED_IN_SCRIPT],
    ['the start of the queue', QUEUE],
    ['a string for the queue', text('"1:\\"$Sreact.fragment\\"\\n"')],
    ['an empty one', text('""')],
    ['one with non-ASCII characters', text('"Mũgũnda 🎓"')],
    ['one with every character from the space onwards', text(`"${everyCharacter}"`)],
    ['one with every escape', text(String.raw`"\" \\ \/ \b\f\n\r\t \u003c\u2028"`)],
    ['code in a string', text(String.raw`"]);alert(1);//\"]);alert(1)"`)],
    ['the bootstrap', bootstrap('"static/chunks/06gxadrht5zbx.js","static/chunks/a~9-b_c.js"', '1,23')],
    ['any text as Next.js escapes it', text(asNextWrites(everyCharacter + '"\\<>&\u2028\u2029\ud800\t\0'))],
    ['a string of a megabyte', text(`"${'\\"a'.repeat(350_000)}"`)],
  ])('%s', (_, script) => {
    expect(isKnown(script)).toBe(true);
  });
});

describe('similar scripts are not recognised', () => {
  test.each([
    ['anything else', 'alert(1)'],
    ['nothing', ''],
    ['a statement after it', `${text('"a"')};alert(1)`],
    ['a statement on the next line', `${text('"a"')}\nalert(1)`],
    ['an extra line', `${text('"a"')}\n`],
    ['an extra semicolon', `${text('"a"')};`],
    ['a statement before it', `alert(1);${text('"a"')}`],
    ['a space before it', ` ${text('"a"')}`],
    ['two pushes', `${text('"a"')},${text('"b"')}`],
    ['two strings', text('"a","b"')],
    ['a call in the list', text('"a",alert(1)')],
    ['a call in place of the string', text('alert(1)')],
    ['concatenated strings', text('"a"+alert(1)+"b"')],
    ['a string that ends early', text(String.raw`"a\\"+alert(1)+"b"`)],
    ['an unescaped quote', text(String.raw`"a"b"`)],
    ['one backslash too many', text(String.raw`"a\"`)],
    ['an escape that JSON does not have', text(String.raw`"\x41"`)],
    ['half an escape', text(String.raw`"\u00"`)],
    ['an upper-case escape, which Next.js never writes', text(String.raw`"\u003C"`)],
    ['a string in single quotes', text(`'a'`)],
    ['a template', text('`${alert(1)}`')],
    ['a template after it', `${text('"a"')}\`\${alert(1)}\``],
    ['a comment after it', `${text('"a"')}//`],
    ['a comment inside it', text('/*"*/alert(1)/*"*/')],
    ['a comment across the end', `self.__next_f.push([1,"a"]/*)*/,alert(1))`],
    ['an HTML comment', `<!--\n${text('"a"')}`],
    ['the beginning of a tag in a string', text('"<!--<script>"')],
    ['a line break in a string', text('"a\nb"')],
    ['a line separator in a string', text('"a\u2028b"')],
    ['a null in a string', text('"a\0b"')],
    ['another kind of push', 'self.__next_f.push([2,"a"])'],
    ['a push of two values', 'self.__next_f.push([1,"a"],alert(1))'],
    ['another queue', 'self.__next_g.push([1,"a"])'],
    ['an index in place of the name', 'self["__next_f"].push([1,"a"])'],
    ['another start of the queue', '(self.__next_f=self.__next_f||alert(1)||[]).push([0])'],
    ['the mark with code added', `${SIGNED_IN_SCRIPT};alert(1)`],
    ['a bootstrap with files from another site', bootstrap('"https://evil.example/static/chunks/a.js"')],
    ['one with files from another folder', bootstrap('"static/chunks/../../api/a.js"')],
    ['one with files after a slash', bootstrap('"//evil.example/a.js"')],
    ['one without files', bootstrap('')],
    ['one with a call', bootstrap('alert(1)')],
    ['one with a call between its numbers', bootstrap('"static/chunks/a.js"', '1,alert(1)')],
    ['one with code after it', `${bootstrap('"static/chunks/a.js"')}alert(1)`],
    ['a dot that stands for any character', 'selfx__next_f.push([1,"a"])'],
  ])('%s', (_, script) => {
    expect(isKnown(script)).toBe(false);
  });
});

test.each([
  ['a file', ' src="/a.js" async=""', false],
  ['structured data', ' type="application/ld+json"', false],
  ['a script without a type', ' id="_R_"', true],
  ['a module', ' type="module"', true],
  ['a script with its type', ' type="text/javascript"', true],
])('whether the browser runs the content of %s', (_, attributes, expected) => {
  expect(runs(attributes)).toBe(expected);
});
