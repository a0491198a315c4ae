// Plain JavaScript, so that Node can run it from the bundle, a script or a test.
import { Buffer } from 'node:buffer';
import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import WordExtractor from 'word-extractor';

const { bytes, isPdf, maxLength } = workerData;

/** Reads page by page, so that a long document takes no longer than the part that is needed. */
async function pdfText() {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  let text = '';
  for (let number = 1; number <= pdf.numPages && text.length <= maxLength; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const { str = '', hasEOL } of items) text += hasEOL ? `${str}\n` : str;
    text += '\n\n';
  }
  return text;
}

async function wordText() {
  const document = await new WordExtractor().extract(Buffer.from(bytes));
  const asWritten = { filterUnicode: false };
  return `${document.getBody(asWritten)}\n\n${document.getTextboxes(asWritten)}`;
}

parentPort?.postMessage((await (isPdf ? pdfText() : wordText())).slice(0, maxLength + 1));
