import { describe, expect, test } from 'vitest';
import {
  contentTypes,
  relationToMacros,
  typesWithMacros,
  MACRO_MAIN,
  WORD_MAIN,
} from '@/dev/testing/data/documents';
import { tellsOfMacros } from './package-list';

const tells = (text: string, encoding: BufferEncoding = 'utf8') => tellsOfMacros(Buffer.from(text, encoding));

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
    expect(tellsOfMacros(Buffer.from([0x3c, 0xff, 0x3e]))).toBe(true);
  });
});
