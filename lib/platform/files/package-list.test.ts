import { describe, expect, test } from 'vitest';
import {
  contentTypes,
  relationToMacros,
  typesWithMacros,
  MACRO_MAIN,
  WORD_MAIN,
} from '@/dev/testing/data/documents';
import { tellsOfCode } from './package-list';

const tells = (text: string, encoding: BufferEncoding = 'utf8') => tellsOfCode(Buffer.from(text, encoding));

test('of a document without macros nothing is told, in the encodings Word and others write', () => {
  for (const encoding of ['UTF-8', 'utf8', 'us-ascii', 'ISO-8859-1', 'windows-1252']) {
    const list = contentTypes(WORD_MAIN).replace('version="1.0"', `version="1.0" encoding="${encoding}"`);
    expect(tells(list)).toBe(false);
  }
  expect(tells(contentTypes(WORD_MAIN))).toBe(false);
  expect(tells(`\uFEFF${contentTypes(WORD_MAIN)}`)).toBe(false);
  expect(tells('<Types>&#169; &#x110000; &amp;</Types>')).toBe(false);
});

describe('macros are told of', () => {
  test.each([
    ['as a part', typesWithMacros('word/a.bin')],
    ['in capitals', typesWithMacros('word/a.bin').toUpperCase()],
    ['as the kind of document', contentTypes(MACRO_MAIN)],
    ['as what belongs to the text', relationToMacros('a.bin')],
    ['as what macros keep', typesWithMacros('word/a.xml', 'application/vnd.ms-word.vbaData+xml')],
    ['in numbers', typesWithMacros('word/a.bin', 'x/&#118;&#98;&#97;Project')],
    ['in numbers of sixteen', typesWithMacros('word/a.bin', 'x/v&#x62;aProjec&#X74;')],
    ['by a word of its own', '<!DOCTYPE a [<!ENTITY m "vbaPro">]><Types/>'],
    ['by what is no text', 'a\0b'],
    ['in an encoding that hides letters', '<?xml version="1.0" encoding="utf-7"?><Types/>'],
  ])('%s', (_, list) => {
    expect(tells(list)).toBe(true);
  });

  test('by what is not UTF-8', () => {
    expect(tells(contentTypes(WORD_MAIN), 'utf16le')).toBe(true);
    expect(tellsOfCode(Buffer.from([0x3c, 0xff, 0x3e]))).toBe(true);
  });
});

/** A list with one relationship to a target outside the package. */
const external = (kind: string, target: string): string =>
  `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="External"/></Relationships>`;

describe('something that Word fetches is told of', () => {
  test.each([
    ['attachedTemplate', 'http://evil.example/a.dotm'],
    ['attachedTemplate', 'https&#58;//evil.example/a.dotx'],
    ['attachedTemplate', 'ht&#x74;p://evil.example/a.dotx'],
    ['attachedTemplate', '\\\\evil.example\\a.dotm'],
    ['attachedTemplate', 'file://evil.example/a.dotm'],
    ['attachedTemplate', 'file:///\\\\evil.example\\a.dotm'],
    ['attachedTemplate', '//evil.example/a.dotm'],
    ['frame', 'mhtml:http://evil.example/a!x'],
    ['subDocument', 'ftp://evil.example/a.docx'],
    ['package', 'https://evil.example/a.xlsx'],
    ['image', '\\\\evil.example\\a.png'],
    ['image', 'file://evil.example/a.png'],
  ])('%s: %s', (kind, target) => {
    expect(tells(external(kind, target))).toBe(true);
    expect(tells(external(kind, target).replaceAll('"', "'"))).toBe(true);
    expect(tells(external(kind, target).replace('<Relationship ', '<r:Relationship a=">" '))).toBe(true);
  });
});

describe('nothing is told of', () => {
  test.each([
    ['hyperlink', 'https://linkedin.com/in/akinyi'],
    ['hyperlink', 'mailto:akinyi@people.example'],
    ['attachedTemplate', 'file:///C:/Users/Akinyi/AppData/Roaming/Microsoft/Templates/Resume.dotx'],
    ['attachedTemplate', 'C:\\Users\\Akinyi\\Resume.dotx'],
    ['attachedTemplate', 'Normal.dotm'],
    ['image', 'https://lh3.google.example/photo.png'],
    ['image', 'file:///C:/Users/Akinyi/photo.jpg'],
  ])('%s: %s', (kind, target) => {
    expect(tells(external(kind, target))).toBe(false);
  });
});

test.each([
  ['a control', 'http://schemas.microsoft.com/office/2006/relationships/activeXControlBinary'],
  [
    'an object of another program',
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships/oleObject',
  ],
])('%s is told of', (_, type) => {
  expect(tells(`<Relationships><Relationship Id="r1" Type="${type}" Target="a.bin"/></Relationships>`)).toBe(
    true,
  );
});

test.each(['<Relationship ', '<Relationship "', "<Relationship a='", 'a', 'a ', 'a="'])(
  'a megabyte of %j is read in one go',
  (piece) => {
    expect(tells(piece.repeat(1_000_000 / piece.length))).toBe(false);
  },
);
