import sharp from 'sharp';
import { expect, test } from 'vitest';
import { onePagePdf } from '@/dev/sample/pdf';
import { pdfFile } from '@/dev/testing/data/documents';
import { documentPicture } from './document-picture';

const bytesOf = (pdf: Uint8Array): Uint8Array => new Uint8Array(pdf);

test('the pages of a PDF are drawn, with dark letters on white paper', { timeout: 20_000 }, async () => {
  const picture = await documentPicture(bytesOf(onePagePdf('Akinyi Otieno', ['Excel', 'Sage'])));
  const { format, width, height } = await sharp(picture ?? Buffer.alloc(0)).metadata();
  expect([format, width]).toEqual(['webp', 1_000]);
  expect(height).toBeGreaterThan(1_200);
  const { channels } = await sharp(picture ?? Buffer.alloc(0)).stats();
  expect(channels[0]?.max).toBe(255);
  expect(channels[0]?.min).toBeLessThan(60);
  expect(channels[0]?.mean).toBeGreaterThan(230);
});

test.each([
  ['that is none', Buffer.from('%PDF-1.4\nnothing')],
  ['that breaks off', pdfFile('x').subarray(0, 60)],
])('a PDF %s has no picture', { timeout: 20_000 }, async (_, bytes) => {
  expect(await documentPicture(bytesOf(bytes))).toBeNull();
});
