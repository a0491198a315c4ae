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
import { DocumentInspector } from './document-inspector';

/** Feeds the inspector pieces of `step` bytes. */
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
