import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, it } from 'vitest';
import { onePagePdf } from './pdf';

describe('onePagePdf', () => {
  const file = onePagePdf('Wanjirũ (Renée) Mwangi', ['Elimu Soma’s \\ 5', '']);
  const text = file.toString('latin1');

  it('has the signature of a PDF file', async () => {
    expect((await fileTypeFromBuffer(file))?.mime).toBe('application/pdf');
  });

  it('has a cross-reference table with every object', () => {
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
      Number(offset),
    );
    expect(offsets).toHaveLength(5);
    offsets.forEach((offset, index) =>
      expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)),
    );
  });

  it('states the length of its content', () => {
    const [, length, content] = /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? [];
    expect(content).toHaveLength(Number(length));
  });

  it('escapes special characters and drops accents that the encoding lacks', () => {
    expect(text).toContain('(Wanjiru \\(Renée\\) Mwangi) Tj');
    expect(text).toContain("(Elimu Soma's \\\\ 5) Tj");
  });
});
