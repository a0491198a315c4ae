import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { onePagePdf } from '@/dev/sample/pdf';
import {
  docFile,
  docxFile,
  pdfFile,
  contentTypes,
  WORD_MAIN,
  WORD_PARTS,
  zipFile,
} from '@/dev/testing/data/documents';
import { documentText, MAX_TEXT } from './document-text';

const PDF = 'application/pdf';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A PDF whose page contains `size` spaces, compressed to a thousandth of that size. */
function pdfBomb(size: number): Buffer {
  const page = deflateSync(Buffer.alloc(size, 0x20), { level: 5 });
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  const head = `%PDF-1.4\n${body}4 0 obj\n<< /Length ${page.length} /Filter /FlateDecode >>\nstream\n`;
  return Buffer.concat([
    Buffer.from(head),
    page,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

const wordOf = (body: string): Buffer =>
  zipFile({
    '[Content_Types].xml': contentTypes(WORD_MAIN),
    ...WORD_PARTS,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  });

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

describe('the text of a document', { timeout: 20_000 }, () => {
  test('of a PDF, line by line', async () => {
    const bytes = Buffer.from(onePagePdf('Water Engineering Intern', ['Mtaro Works', 'Nakuru, 3 months']));
    expect(await documentText(bytes, PDF)).toEqual({
      text: 'Water Engineering Intern\nMtaro Works\nNakuru, 3 months',
      isCut: false,
    });
  });

  test('of a DOCX; what cannot be seen is left out', async () => {
    expect(await documentText(docxFile(), WORD)).toEqual({ text: 'Resume', isCut: false });
    const bytes = wordOf(paragraph('Pay \u202eon\u202c time') + paragraph('Ng’ang’a &lt;b&gt;'));
    expect((await documentText(bytes, WORD))?.text).toBe('Pay on time\nNg’ang’a <b>');
  });

  test('is cut after 30,000 characters', async () => {
    const exact = await documentText(wordOf(paragraph('x'.repeat(MAX_TEXT - 10))), WORD);
    expect([exact?.text.length, exact?.isCut]).toEqual([MAX_TEXT - 10, false]);
    const longer = await documentText(wordOf(paragraph('x'.repeat(MAX_TEXT + 1))), WORD);
    expect([longer?.text.length, longer?.isCut]).toEqual([30_000, true]);
  });

  test.each([
    ['a PDF without text', pdfFile(''), PDF],
    ['a PDF that is none', Buffer.from('%PDF-1.4\nnothing'), PDF],
    ['a DOC with no text in it', docFile(), 'application/msword'],
    ['a DOCX that breaks off', docxFile().subarray(0, 300), WORD],
  ])('is none for %s', async (_, bytes, type) => {
    expect(await documentText(bytes, type)).toBeNull();
  });

  test('a PDF that unpacks to 400 MB takes neither the process nor more than the time there is', async () => {
    const bytes = pdfBomb(400_000_000);
    expect(bytes.length).toBeLessThan(2 * 1024 * 1024);
    const begun = performance.now();
    const before = process.memoryUsage.rss();
    expect(await documentText(bytes, PDF)).toBeNull();
    expect(performance.now() - begun).toBeLessThan(6_000);
    expect(process.memoryUsage.rss() - before).toBeLessThan(600_000_000);
    expect((await documentText(pdfFile('after it'), PDF))?.text).toBe('after it');
  });
});
