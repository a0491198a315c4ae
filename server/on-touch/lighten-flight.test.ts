import { describe, expect, test } from 'vitest';
import { lightenScripts } from './lighten-flight';

const QUEUE = '(self.__next_f=self.__next_f||[]).push([0])';
const push = (text: string) => `self.__next_f.push([1,${JSON.stringify(text)}])`;

const HTML =
  '<footer data-static="footer"><p>Mwanzo, Kenya: “quoted”</p></footer><p data-static="share">a</p>';

/** Joins the data that these scripts pass to React on this page. */
function flightOf(scripts: readonly string[], inner: Record<string, string> = {}): string {
  const pushed: [number, string?][] = [];
  const self = { __next_f: pushed };
  const document = {
    querySelector: (selector: string) => ({
      innerHTML: inner[/"(.+)"/.exec(selector)?.[1] ?? ''] ?? 'nothing',
    }),
  };
  // The data file is a script: runs it as a browser would.
  new Function('self', 'document', scripts.join(';\n'))(self, document);
  return pushed.map(([, text = '']) => text).join('');
}

const footer = (children: unknown) => ['$', 'footer', null, { 'data-static': 'footer', children }];
const rows = (...all: [id: string, value: unknown][]) =>
  all.map(([id, value]) => `${id}:${JSON.stringify(value)}\n`).join('');
const lighten = (flight: string, html = HTML) =>
  lightenScripts([QUEUE, push(flight.slice(0, 9)), push(flight.slice(9))], html);

describe('a marked element', () => {
  const flight =
    '1:"$Sreact.fragment"\n' +
    ':HL["/a.css","style"]\n' +
    '2:I[12,["/a.js"],"Menu"]\n' +
    '3:Tc,“quoted”' +
    rows(
      ['4', ['$', 'p', null, { children: ['Mwanzo, Kenya: ', '$3'] }]],
      ['0', ['$', '$1', null, { children: [footer('$L4'), ['$', '$L2', null, {}]] }]],
    );
  const light = lighten(flight);

  test('is not in the data, nor is anything that only it refers to', () => {
    expect(light[0]).toBe(QUEUE);
    expect(light.join('').length).toBeGreaterThan(0);
    expect(light.join('')).not.toContain('Mwanzo, Kenya');
    expect(light.join('')).not.toContain('quoted');
    expect(light.join('')).toContain('Menu');
  });

  test.each(['<p>Mwanzo, Kenya: “quoted”</p>', '$5', 'a\n"b"\\'])(
    'reaches React as the HTML of the page: %s',
    (inner) => {
      const read = flightOf(light, { footer: inner });
      const root = JSON.parse(/^0:(.+)$/m.exec(read)?.[1] ?? '') as [
        unknown,
        unknown,
        unknown,
        { children: [unknown[]] },
      ];
      const html = inner.startsWith('$') ? `$${inner}` : inner;
      expect(root[3].children[0][3]).toEqual({
        'data-static': 'footer',
        dangerouslySetInnerHTML: { __html: html },
      });
    },
  );
});

test.each([
  ['needs JavaScript', `2:I[12,["/a.js"],"Menu"]\n${rows(['0', footer(['$', '$L2', null, {}])])}`],
  ['has a button that needs JavaScript', rows(['0', footer(['$', 'button', null, { type: 'button' }])])],
  ['is not on the page', rows(['0', ['$', 'p', null, { 'data-static': 'other', children: 'a' }]])],
  ['has no children', rows(['0', ['$', 'p', null, { 'data-static': 'share' }]])],
])('an element that %s stays in the data', (_, flight) => {
  expect(flightOf(lighten(flight))).toBe(flight);
});

test('an element whose name occurs twice stays in the data', () => {
  const flight = rows(['0', footer('a')]);
  expect(flightOf(lighten(flight, HTML + HTML))).toBe(flight);
});

test.each([
  [
    'is referenced elsewhere',
    rows(['4', ['$', 'p', null, { children: 'a' }]], ['5', '$4:3:children'], ['0', [footer('$4'), '$5']]),
  ],
  ['is truncated', '0:Tff,a'],
  ['is not flight', 'hello'],
])('data that %s is left unchanged', (_, flight) => {
  const scripts = [QUEUE, push(flight)];
  expect(lightenScripts(scripts, HTML)).toBe(scripts);
});

test('structured data is omitted, because nobody reads it again', () => {
  const flight = `4:T5,{"a"}${rows(['0', ['$', 'script', null, { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: '$4' } }]])}`;
  expect(flightOf(lighten(flight))).toBe(
    rows([
      '0',
      ['$', 'script', null, { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: '' } }],
    ]),
  );
});

test("text that looks like an element's placeholder stays text", () => {
  const flight = rows(['0', [footer('a'), '@0@footer@0@', '"@1@']]);
  expect(flightOf(lighten(flight), { footer: 'a' })).toContain('"@0@footer@0@"');
});
