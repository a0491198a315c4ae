import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeFileName } from './file-name';

describe('the name a file is given back under', () => {
  test.each([
    ['Achieng Otieno CV.pdf', 'pdf', 'Achieng Otieno CV.pdf'],
    ['Wasifu wa Wanjikũ 2026.PDF', 'pdf', 'Wasifu wa Wanjikũ 2026.PDF'],
    ['document', 'docx', 'document.docx'],
    ['DOC-20261126-WA0003', 'pdf', 'DOC-20261126-WA0003.pdf'],
    ['cv.pdf.', 'pdf', 'cv.pdf'],
    ['CV.DOCX', 'docx', 'CV.DOCX'],
    ['cv.pdf.pdf', 'pdf', 'cv.pdf.pdf'],
    ['cv.pdf.docx', 'pdf', 'cv.pdf.docx.pdf'],
    ['My%20CV', 'pdf', 'My%20CV.pdf'],
    ['cv.pdf (1)', 'pdf', 'cv.pdf (1).pdf'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['C:\\Users\\amina\\cv.docx', 'docx', 'cv.docx'],
    ['/var/www/cv.doc', 'doc', 'cv.doc'],
    ['resume.html', 'pdf', 'resume.html.pdf'],
    ['resume.exe', 'docx', 'resume.exe.docx'],
    ['resume.doc', 'docx', 'resume.doc.docx'],
    ['resume\u202Efdp.exe', 'pdf', 'resumefdp.exe.pdf'],
    ['a\r\nSet-Cookie: b.pdf', 'pdf', 'aSet-Cookie_ b.pdf'],
    ['a\0.pdf', 'pdf', 'a.pdf'],
    ['"quoted".pdf', 'pdf', '_quoted_.pdf'],
    ['...pdf', 'pdf', 'pdf.pdf'],
    ['.pdf', 'pdf', 'pdf.pdf'],
    ['my  \t cv .pdf', 'pdf', 'my cv.pdf'],
    [' .. cv.. . ', 'pdf', 'cv.pdf'],
    [`${'x'.repeat(115)} y.pdf`, 'pdf', `${'x'.repeat(115)}.pdf`],
    ['   ', 'pdf', 'document.pdf'],
    ['', 'docx', 'document.docx'],
  ])('%j as %s is %j', (given, extension, expected) => {
    expect(safeFileName(given, extension)).toBe(expected);
  });

  test('keeps the extension of a name that is too long, and cuts no character in two', () => {
    const name = safeFileName(`${'😀'.repeat(300)}.pdf`, 'pdf');
    expect([...name]).toHaveLength(120);
    expect(name).toMatch(/^😀+\.pdf$/u);
  });

  test('whatever is given: bounded, no folder, nothing unseen, the right extension', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
        const name = safeFileName(given, 'pdf');
        expect([...name].length).toBeLessThanOrEqual(120);
        expect(name).toMatch(/^[^/\\\p{Cc}\p{Cf}\p{Cs}<>:"|?*]+\.pdf$/iu);
      }),
    );
  });
});
