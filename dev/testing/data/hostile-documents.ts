import { deflateRawSync } from 'node:zlib';
import {
  compoundFile,
  contentTypes,
  docFile,
  docxFile,
  MACRO_MAIN,
  pdfFile,
  relationTo,
  relationToMacros,
  sheetFile,
  SHEET_MAIN,
  typesWithMacros,
  WORD_MAIN,
  WORD_PARTS,
  zipFile,
} from './documents';

const MB2 = 2 * 1024 * 1024;
const SCRIPT = '<!doctype html><script>alert(document.cookie)</script>';

/** The outcome of an upload: the reason for the rejection, or the extension of the stored file. */
export type Outcome = 'wrongType' | 'tooLarge' | 'pdf' | 'doc' | 'docx';

/** A malicious or misleading file. */
export interface HostileDocument {
  what: string;
  fileName: string;
  bytes: Buffer;
  outcome: Outcome;
}

const types = { '[Content_Types].xml': contentTypes(WORD_MAIN) };
const bomb = deflateRawSync(Buffer.alloc(64 * 1024 * 1024));
const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`word/part-${index}.xml`, 'x']));
const fewer = Object.fromEntries(Object.entries(many).slice(0, 1_500));
const startingWith = (text: string, rest: Buffer = Buffer.alloc(5_000)) =>
  Buffer.concat([Buffer.from(text, 'latin1'), rest]);

/** The part in which Word stores a chart's workbook. */
const TABLE = 'word/embeddings/Microsoft_Excel_Sheet1.xlsx';
const withPart = (name: string, content: string | Buffer): Buffer =>
  zipFile({ ...types, ...WORD_PARTS, [name]: content }, { deflate: true });

const refused = (what: string, fileName: string, bytes: Buffer, outcome: Outcome = 'wrongType') => ({
  what,
  fileName,
  bytes,
  outcome,
});
const kept = refused;

const BYTES: readonly HostileDocument[] = [
  kept('a PDF that is a zip too', 'cv.pdf', Buffer.concat([pdfFile(), zipFile({ 'a.txt': 'a' })]), 'pdf'),
  kept('a PDF that is a page too', 'cv.pdf', Buffer.concat([pdfFile(), Buffer.from(SCRIPT)]), 'pdf'),
  kept(
    'a DOCX that is an archive of Java too',
    'cv.docx',
    zipFile({ ...types, ...WORD_PARTS, 'a.class': 'x' }),
    'docx',
  ),
  kept('a PDF after printer commands', 'cv', startingWith('\x1b%-12345X@PJL\r\n', pdfFile()), 'pdf'),
  kept('a PDF after 1,024 bytes', 'cv.pdf', startingWith(' '.repeat(1_024), pdfFile()), 'pdf'),
  refused('a PDF after 1,025 bytes', 'cv.pdf', startingWith(' '.repeat(1_025), pdfFile())),
  refused('a page that is a PDF too', 'cv.pdf', startingWith(SCRIPT, pdfFile())),
  refused('a program that is a PDF too', 'cv.pdf', startingWith('MZ\x90', pdfFile())),
  refused('a zip that is a PDF too', 'cv.pdf', Buffer.concat([zipFile({ 'a.txt': 'a' }), pdfFile()])),
  refused('a script in front of a DOCX', 'cv.docx', startingWith(SCRIPT, docxFile())),
  refused('a GIF that is a script too', 'cv.pdf', startingWith('GIF89a/*', Buffer.from('*/=1;alert(1)'))),
  refused('text called PDF', 'cv.pdf', Buffer.from('Not a PDF, whatever the name says.')),
  refused('a program called PDF', 'cv.pdf', startingWith('MZ\x90')),
  refused('a Linux program called DOC', 'cv.doc', startingWith('\x7fELF\x02\x01\x01')),
  refused('a shell script called DOC', 'cv.doc', Buffer.from('#!/bin/sh\nrm -rf /\n')),
  refused(
    'a vector picture called PDF',
    'cv.pdf',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  ),
  refused('rich text called DOC', 'cv.doc', Buffer.from('{\\rtf1\\ansi{\\object\\objocx}}')),
  refused(
    'a Word document with macros',
    'cv.docm',
    zipFile({ '[Content_Types].xml': contentTypes(MACRO_MAIN), ...WORD_PARTS, 'word/vbaProject.bin': 'x' }),
  ),
  refused(
    'a DOCX with undeclared macros',
    'cv.docx',
    zipFile({ ...types, ...WORD_PARTS, 'word/vbaProject.bin': 'x' }),
  ),
  refused(
    'a DOCX with macros in capitals',
    'cv.docx',
    zipFile({ ...types, ...WORD_PARTS, 'word/VBAPROJECT.BIN': 'x' }),
  ),
  refused(
    'a DOCX with renamed macros, declared in its content types',
    'cv.docx',
    zipFile({
      '[Content_Types].xml': typesWithMacros('word/theme1.xml'),
      ...WORD_PARTS,
      'word/theme1.xml': 'x',
    }),
  ),
  refused(
    'a DOCX with renamed macros, declared in character references',
    'cv.docx',
    zipFile({
      '[Content_Types].xml': typesWithMacros(
        'word/theme1.xml',
        'application/vnd.ms-office.v&#x62;aP&#114;oject',
      ),
      ...WORD_PARTS,
      'word/theme1.xml': 'x',
    }),
  ),
  refused(
    'a DOCX with renamed macros, declared in a relationship of its text',
    'cv.docx',
    zipFile({
      ...types,
      ...WORD_PARTS,
      'word/_rels/document.xml.rels': relationToMacros('media/image1.png'),
      'word/media/image1.png': 'x',
    }),
  ),
  refused(
    'a DOCX with renamed macros, declared nowhere',
    'cv.docx',
    zipFile(
      { ...types, ...WORD_PARTS, 'word/media/image1.png': compoundFile('PROJECT', 'VBA') },
      { deflate: true },
    ),
  ),
  refused(
    'a DOCX with two content type parts',
    'cv.docx',
    zipFile({
      ...types,
      '[content_types].XML': typesWithMacros('word/a.bin'),
      ...WORD_PARTS,
      'word/a.bin': 'x',
    }),
  ),
  refused(
    'a DOCX with an old document inside',
    'cv.docx',
    zipFile({ ...types, ...WORD_PARTS, 'word/embeddings/oleObject1.bin': docFile() }, { deflate: true }),
  ),
  refused(
    'a DOCX with a program inside',
    'cv.docx',
    withPart('word/embeddings/setup.exe', startingWith('MZ')),
  ),
  refused('a DOCX with a script inside', 'cv.docx', withPart('word/embeddings/run.bat', 'calc')),
  refused('a DOCX with a page inside', 'cv.docx', withPart('word/embeddings/a.html', SCRIPT)),
  refused('a DOCX with an object in capitals', 'cv.docx', withPart('word/EMBEDDINGS/oleObject1.BIN', 'x')),
  refused(
    'a DOCX with a program that is called a picture',
    'cv.docx',
    withPart('word/media/a.png', startingWith('MZ')),
  ),
  refused(
    'a DOCX with a Linux program named like a picture',
    'cv.docx',
    withPart('word/media/a.png', startingWith('\x7fELF')),
  ),
  refused('a DOCX with an object named like a picture', 'cv.docx', withPart('word/media/a.png', docFile())),
  refused(
    'a DOCX with an archive named like a picture',
    'cv.docx',
    withPart('word/media/a.png', sheetFile()),
  ),
  refused('a DOCX with a control', 'cv.docx', withPart('word/activeX/activeX1.xml', '<x/>')),
  refused(
    'a DOCX whose template is on the web',
    'cv.docx',
    withPart(
      'word/_rels/settings.xml.rels',
      relationTo('attachedTemplate', 'https://evil.example/a.dotm" TargetMode="External'),
    ),
  ),
  kept('a DOCX with the table of a chart', 'cv.docx', withPart(TABLE, sheetFile()), 'docx'),
  refused('a DOCX with an invalid table', 'cv.docx', withPart(TABLE, startingWith('MZ'))),
  refused(
    'a DOCX with a table with macros',
    'cv.docx',
    withPart(TABLE, sheetFile({ 'xl/vbaProject.bin': 'x' })),
  ),
  refused(
    'a DOCX with a table with renamed macros',
    'cv.docx',
    withPart(TABLE, sheetFile({ 'xl/media/a.png': compoundFile('PROJECT', 'VBA') })),
  ),
  refused(
    'a DOCX with a table with an object',
    'cv.docx',
    withPart(TABLE, sheetFile({ 'xl/embeddings/oleObject1.bin': docFile() })),
  ),
  refused(
    'a DOCX with a table in a table',
    'cv.docx',
    withPart(TABLE, sheetFile({ 'word/embeddings/b.xlsx': sheetFile() })),
  ),
  refused(
    'a DOCX with tables that unpack to gigabytes',
    'cv.docx',
    zipFile(
      {
        ...types,
        ...WORD_PARTS,
        ...Object.fromEntries(
          Array.from({ length: 4 }, (_, at) => [
            `word/embeddings/${at}.xlsx`,
            sheetFile({ 'xl/a.xml': Buffer.alloc(40 * 1024 * 1024) }),
          ]),
        ),
      },
      { deflate: true },
    ),
  ),
  refused('a DOC with macros', 'cv.doc', compoundFile('WordDocument', 'Macros', 'VBA')),
  refused(
    'a DOC with a program inside',
    'cv.doc',
    Buffer.concat([compoundFile('WordDocument'), compoundFile('\u0001Ole10Native')]),
  ),
  refused('an encrypted DOCX', 'cv.docx', compoundFile('EncryptedPackage')),
  refused('an Excel 97 workbook', 'cv.doc', compoundFile('Workbook')),
  refused(
    'an Excel workbook',
    'cv.docx',
    zipFile({
      '[Content_Types].xml': contentTypes(SHEET_MAIN, 'xl/workbook.xml'),
      'xl/workbook.xml': '<x/>',
    }),
  ),
  refused(
    'a DOCX that unpacks to gigabytes',
    'cv.docx',
    zipFile({ ...types, ...WORD_PARTS, 'word/bomb.xml': bomb }, { declared: 2 ** 31 }),
  ),
  refused(
    'a DOCX that unpacks to gigabytes and declares less',
    'cv.docx',
    zipFile(
      { ...types, ...WORD_PARTS, 'word/bomb.xml': Buffer.alloc(120 * 1024 * 1024) },
      { deflate: true, declared: 1_000 },
    ),
  ),
  refused(
    'a DOCX that declares less than it contains',
    'cv.docx',
    zipFile({ ...types, ...WORD_PARTS }, { deflate: true, declared: 10 }),
  ),
  refused('a zip of zip bombs', 'cv.docx', zipFile({ '0.zip': bomb, '1.zip': bomb })),
  kept(
    'a DOCX with many parts',
    'cv.docx',
    zipFile({ ...types, ...WORD_PARTS, ...fewer }, { deflate: true }),
    'docx',
  ),
  refused('a DOCX with five thousand parts', 'cv.docx', zipFile({ ...many, ...types, ...WORD_PARTS })),
  refused('a truncated DOCX', 'cv.docx', docxFile().subarray(0, 500)),
  refused('nothing', 'cv.pdf', Buffer.alloc(0)),
  kept('2 MB minus a byte', 'cv.pdf', pdfFile('x', MB2 - 1), 'pdf'),
  kept('2 MB', 'cv.pdf', pdfFile('x', MB2), 'pdf'),
  refused('2 MB plus a byte', 'cv.pdf', pdfFile('x', MB2 + 1), 'tooLarge'),
];

const NAMES: readonly [what: string, fileName: string, bytes: Buffer, outcome: Outcome][] = [
  ['another extension', 'cv.exe', pdfFile(), 'pdf'],
  ['two extensions', 'cv.pdf.html', pdfFile(), 'pdf'],
  ['the extension of another type', 'cv.pdf', docFile(), 'doc'],
  ['only an extension', '.pdf', pdfFile(), 'pdf'],
  ['no extension, as on phones', 'DOC-20261126-WA0003', docxFile(), 'docx'],
  ['no extension but a dot', 'cv.pdf.', pdfFile(), 'pdf'],
  ['parent folders', '../../../etc/passwd', pdfFile(), 'pdf'],
  ['Windows folders', 'C:\\Windows\\System32\\cv.pdf', pdfFile(), 'pdf'],
  ['a right-to-left override', 'cv\u202efdp.exe', pdfFile(), 'pdf'],
  ['a thousand characters', `${'x'.repeat(1_000)}.pdf`, pdfFile(), 'pdf'],
  ['tags', '<img src=x onerror=alert(1)>.pdf', pdfFile(), 'pdf'],
  ['percents', 'cv%0d%0aSet-Cookie:a=b.pdf', pdfFile(), 'pdf'],
  ['pictures', '\u{1F600}\u{1F1F0}\u{1F1EA}.docx', docxFile(), 'docx'],
];

/** Malicious files of every kind. Files with a malicious name contain a valid document. */
export const HOSTILE_DOCUMENTS: readonly HostileDocument[] = [
  ...BYTES,
  ...NAMES.map(([what, fileName, bytes, outcome]) => ({
    what: `a name with ${what}`,
    fileName,
    bytes,
    outcome,
  })),
];
