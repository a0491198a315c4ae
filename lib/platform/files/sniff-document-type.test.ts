import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compoundFile,
  contentTypes,
  docFile,
  docxFile,
  MACRO_MAIN,
  pdfFile,
  sheetFile,
  SHEET_MAIN,
  WORD_MAIN,
  WORD_PARTS,
  zipFile,
} from '@/dev/testing/data/documents';
import { HOSTILE_DOCUMENTS } from '@/dev/testing/data/hostile-documents';
import { DocumentInspector } from './sniff-document-type';

/** Feeds the inspector chunks of `step` bytes. */
async function inspect(file: Buffer, step = 64 * 1024) {
  const inspector = new DocumentInspector();
  for (let at = 0; at < file.length; at += step) await inspector.take(file.subarray(at, at + step));
  return (await inspector.finish()).extension;
}

const kindOf = async (file: Buffer) => {
  const inspector = new DocumentInspector();
  await inspector.take(file);
  return inspector.finish();
};

const types = { '[Content_Types].xml': contentTypes(WORD_MAIN) };
const photo = { 'word/media/photo.jpg': Buffer.alloc(1_400_000, 7) };
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');

describe('accepted, by their bytes', () => {
  test.each([
    ['a PDF', pdfFile(), 'pdf'],
    ['a PDF of 2 MB', pdfFile('long', 2 * 1024 * 1024), 'pdf'],
    ['a DOC', docFile(), 'doc'],
    ['a DOCX as Word writes it', docxFile(), 'docx'],
    ['a DOCX whose list of contents comes last', zipFile({ ...WORD_PARTS, ...types }), 'docx'],
    [
      'a DOCX with a large photo before its list of contents',
      zipFile({ ...WORD_PARTS, ...photo, ...types }),
      'docx',
    ],
    [
      'a DOCX with a table of Excel inside',
      zipFile({ ...types, ...WORD_PARTS, 'word/embeddings/Microsoft_Excel_Sheet.xlsx': sheetFile() }),
      'docx',
    ],
  ])('%s', async (_, file, extension) => {
    expect(await inspect(file)).toBe(extension);
  });

  test('and kept as what they are', async () => {
    expect(await kindOf(pdfFile())).toEqual({ contentType: 'application/pdf', extension: 'pdf' });
    expect(await kindOf(docFile())).toEqual({ contentType: 'application/msword', extension: 'doc' });
    expect(await kindOf(docxFile())).toEqual({
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      extension: 'docx',
    });
  });

  test('up to fifty times the longest file once unpacked, and not a byte more', async () => {
    const parts = { ...types, ...WORD_PARTS };
    const rest =
      100 * 1024 * 1024 - Buffer.concat(Object.values(parts).map((part) => Buffer.from(part))).length;
    const withRest = (size: number) =>
      zipFile({ ...parts, 'word/a.xml': Buffer.alloc(size) }, { deflate: true });
    expect(await inspect(withRest(rest))).toBe('docx');
    await expect(inspect(withRest(rest + 1))).rejects.toMatchObject({ code: 'unsupportedType' });
  });

  test('however the bytes arrive', async () => {
    const files = [pdfFile(), docFile(), docxFile(), zipFile({ ...WORD_PARTS, ...types })];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), fc.integer({ min: 1, max: 5000 }), async (file, step) => {
        expect(await inspect(file, step)).toBe(await inspect(file));
      }),
      { numRuns: 60 },
    );
  });
});

/** Bytes that printers, mail programs, web servers and Macs put in front of a PDF. Readers skip 1,024 bytes. */
const IN_FRONT: readonly [what: string, bytes: Buffer][] = [
  ['a line break', Buffer.from('\n')],
  ['a byte order mark and empty lines', Buffer.from('\ufeff\r\n\r\n')],
  ['the byte order mark of UTF-16', Buffer.from('fffe', 'hex')],
  ['commands of a printer', Buffer.from('\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n')],
  ['the header of a mail', Buffer.from('Content-Type: application/pdf; name="cv.pdf"\r\n\r\n')],
  ['the header of an answer', Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n')],
  [
    'the boundary of a form',
    Buffer.from('------WebKitFormBoundaryABC\r\nContent-Type: application/pdf\r\n\r\n'),
  ],
  ['text', Buffer.from('Here is my CV. a < b <3 > c\n')],
  ...[0, 10, 32, 120, 255].map((byte): [string, Buffer] => [
    `1,024 bytes of ${byte}`,
    Buffer.alloc(1_024, byte),
  ]),
];

describe('a PDF behind other bytes', () => {
  test.each(IN_FRONT)('%s', async (_, bytes) => {
    const file = Buffer.concat([bytes, pdfFile()]);
    expect(await kindOf(file)).toEqual({ contentType: 'application/pdf', extension: 'pdf' });
    expect(await inspect(file, 1)).toBe('pdf');
  });

  test('any number of any bytes up to 1,024, however they arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 255 }),
        fc.integer({ min: 0, max: 1_024 }),
        fc.integer({ min: 1, max: 5_000 }),
        async (byte, length, step) => {
          const file = Buffer.concat([Buffer.alloc(length, byte), pdfFile('long', 9_000)]);
          expect(await inspect(file, step)).toBe('pdf');
        },
      ),
      { numRuns: 100 },
    );
  });

  const program = (start: string) => Buffer.from(start.padEnd(512, '\0'), 'latin1');
  test.each([
    ['1,025 bytes', Buffer.alloc(1_025, 32)],
    ['a program', program('MZ\x90')],
    ['a program of Linux', program('\x7fELF\x02\x01\x01')],
    ['a program of a Mac', program('\xcf\xfa\xed\xfe\x07\0\0\x01\x03\0\0\0')],
    ['a shell script', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a picture', PNG],
    ['an animation', Buffer.from('GIF89a/*')],
    ['rich text', Buffer.from('{\\rtf1 ')],
    ['a zip', zipFile({ 'a.txt': 'a' })],
    ['a compound file', compoundFile('Workbook').subarray(0, 512)],
    ['PostScript', Buffer.from('%!PS-Adobe-3.0\n')],
    ['a page', Buffer.from('<!doctype html><p>')],
    ['a page behind empty lines', Buffer.from('\n\n  <HTML lang=en>')],
    ['a comment of a page', Buffer.from('<!-- a')],
    ['a script', Buffer.from('x<script>alert(1)</script>')],
    ['a link that is a script', Buffer.from('<a\nhref=javascript:alert(1)>')],
    ['a frame', Buffer.from('<iframe src=//evil.example>')],
    ['a vector picture', Buffer.from('<svg/onload=alert(1)>')],
    ['XML', Buffer.from('\ufeff<?xml version="1.0"?>')],
    ['a page in UTF-16', Buffer.from('\ufeff<script>alert(1)</script>', 'utf16le')],
  ])('not behind %s', async (_, bytes) => {
    await expect(inspect(Buffer.concat([bytes, pdfFile()]))).rejects.toMatchObject({
      code: 'unsupportedType',
    });
  });

  test.each(['I can read %PDF-1.4 and %PDF-1.7.', '%%PDF-1.4', ' %PDF-', '\n%PDF-x.1\nendobj'])(
    'not text that only names it: %j',
    async (text) => {
      await expect(inspect(Buffer.from(text))).rejects.toMatchObject({ code: 'unsupportedType' });
    },
  );
});

describe('of the files that mean harm', () => {
  const looked = HOSTILE_DOCUMENTS.filter(({ outcome }) => outcome !== 'tooLarge');
  test.each(looked)('$what', async ({ bytes, outcome }) => {
    const found = await inspect(bytes).catch((error: unknown) => error);
    if (outcome === 'wrongType') expect(found).toMatchObject({ code: 'unsupportedType' });
    else expect(found).toBe(outcome);
  });
});

describe('refused with 415 and the words of the form', () => {
  const sheet = {
    '[Content_Types].xml': contentTypes(SHEET_MAIN, 'xl/workbook.xml'),
    'xl/workbook.xml': '<x/>',
  };
  const bomb = deflateRawSync(Buffer.alloc(10 * 1024 * 1024));
  test.each([
    ['nothing at all', Buffer.alloc(0)],
    ['text', Buffer.from('just text, called resume.pdf')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page that mentions %PDF-1.4 further on', Buffer.from('<html><!-- %PDF-1.4 --></html>')],
    ['a picture', PNG],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5000)])],
    ['an Excel 97 sheet', compoundFile('Workbook')],
    ['an installer', compoundFile('SummaryInformation')],
    ['an encrypted document', compoundFile('EncryptedPackage')],
    ['a DOC with macros', compoundFile('WordDocument', 'Macros', 'VBA')],
    [
      'a compound file that has the name of the stream in its text only',
      Buffer.concat([compoundFile('Workbook'), Buffer.from('..WordDocument', 'utf16le')]),
    ],
    ['a zip', zipFile({ 'a.txt': 'a' })],
    ['a zip of a zip bomb', zipFile({ 'a.bin': bomb })],
    ['an Excel sheet', zipFile(sheet)],
    [
      'an Excel sheet whose list comes last',
      zipFile({ 'xl/workbook.xml': '<x/>', 'word/x.xml': '', ...types }),
    ],
    [
      'a Word document with macros, said in its list',
      zipFile({ '[Content_Types].xml': contentTypes(MACRO_MAIN), ...WORD_PARTS }),
    ],
    [
      'a Word document with macros, not said',
      zipFile({ ...WORD_PARTS, 'word/vbaProject.bin': 'x', ...types }),
    ],
    [
      'a DOCX that unpacks to gigabytes',
      zipFile({ ...types, ...WORD_PARTS, 'word/bomb.xml': bomb }, { declared: 2 ** 31 }),
    ],
    ['a DOCX without its list of contents', zipFile(WORD_PARTS)],
    ['a list of contents of a document that is not there', zipFile({ ...types, 'docProps/app.xml': '<x/>' })],
    ['a package that shows slides too', zipFile({ ...WORD_PARTS, 'ppt/slides/a.xml': '<x/>', ...types })],
    ['a DOCX cut short', docxFile().subarray(0, 600)],
    ['a Java archive', zipFile({ 'META-INF/MANIFEST.MF': 'x', ...types, ...WORD_PARTS })],
    ['a web page in front of a DOCX', Buffer.concat([Buffer.from('<script>alert(1)</script>'), docxFile()])],
    [
      'a zip end that points before its start',
      Buffer.from('504b030450 4b0506'.replace(' ', '') + 'ff'.repeat(18), 'hex'),
    ],
  ])('%s', async (_, file) => {
    await expect(inspect(file)).rejects.toMatchObject({
      code: 'unsupportedType',
      message: 'Only PDF and Word documents are allowed',
    });
  });

  test('as soon as the first 4,100 bytes tell', async () => {
    const inspector = new DocumentInspector();
    await inspector.take(Buffer.alloc(4_000, 'a'));
    await inspector.take(Buffer.alloc(99, 'a'));
    await expect(inspector.take(Buffer.alloc(1, 'a'))).rejects.toMatchObject({ code: 'unsupportedType' });
  });

  test('any bytes, without an error of another kind', async () => {
    const starts = [
      Buffer.alloc(0),
      Buffer.from('PK\x03\x04', 'latin1'),
      Buffer.from('D0CF11E0A1B11AE1', 'hex'),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.uint8Array({ maxLength: 9000 }),
        async (start, rest) => {
          await expect(inspect(Buffer.concat([start, rest]))).rejects.toMatchObject({
            code: 'unsupportedType',
          });
        },
      ),
      { numRuns: 200 },
    );
  });
});
