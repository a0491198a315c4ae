// Plain JavaScript, so that Node can run it from the bundle, a script or a test.
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

const { bytes, width, maxHeight, maxPages } = workerData;
/** The gap between two pages, in pixels. */
const GAP = 16;
/** WebP quality; letters stay sharp. */
const QUALITY = 75;

const library = await PDFiumLibrary.init();
const document = await library.loadDocument(bytes);

const layers = [];
let height = 0;
for (let at = 0; at < Math.min(document.getPageCount(), maxPages); at += 1) {
  const page = document.getPage(at);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(width / originalWidth, maxHeight / originalHeight);
  const drawn = await page.render({ scale, render: 'bitmap' });
  const raw = { width: drawn.width, height: drawn.height, channels: 4 };
  const top = height === 0 ? 0 : height + GAP;
  layers.push({ input: drawn.data, raw, top, left: Math.max(0, Math.floor((width - drawn.width) / 2)) });
  height = top + drawn.height;
}

const sheet = { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } };
const picture = await sharp({ create: sheet }).composite(layers).webp({ quality: QUALITY }).toBuffer();
parentPort?.postMessage(new Uint8Array(picture));
