// Plain JavaScript, so that Node can run it without a build: from the bundle or from a test.
import { constants, setPriority } from 'node:os';
import PDFDocument from 'pdfkit';

// Not a static import: the bundler would treat the fonts as modules and fail.
const { resolve } = process.getBuiltinModule('node:module').createRequire(import.meta.url);
const REGULAR = resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf');
const BOLD = resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf');

/** In points. */
const STYLES = {
  H1: { size: 20, font: BOLD, before: 0, after: 2 },
  H2: { size: 12, font: BOLD, before: 9, after: 3 },
  H3: { size: 10, font: BOLD, before: 4, after: 1 },
  P: { size: 9.5, font: REGULAR, before: 0, after: 3 },
};
const MARGIN = 50;
/** Wide enough for "September 2025 to November 2025". */
const DATE_WIDTH = 165;
/** A heading is drawn on the next page unless this much fits below it. */
const BELOW_HEADING = 30;
const MAX_PAGES = 2;
/** Scales at which text is still easy to read. A CV that then fits on one page is not spread over two. */
const CLOSER = [0.95, 0.9];
/** Text that overflows two pages is drawn at a smaller scale. */
const SMALLER = [0.9, 0.8, 0.7, 0.6];

try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // If the priority cannot be lowered, requests only wait a little longer.
}

/** Removes characters that the font cannot draw, such as emoji. */
const drawable = (pdf, text) =>
  [...text]
    .filter((letter) => letter === '\n' || pdf._font.font.hasGlyphForCodePoint(letter.codePointAt(0)))
    .join('');

/** Draws a heading or a paragraph. Returns the top of its first line. */
function write(pdf, { tag, text, date }, scale) {
  const { size, font, before, after } = STYLES[tag];
  const { left, right, bottom } = pdf.page.margins;
  const width = pdf.page.width - left - right - (date ? DATE_WIDTH * scale : 0);
  const shown = drawable(pdf, text);
  pdf.font(font).fontSize(size * scale);
  pdf.y += before * scale;
  const height = pdf.heightOfString(shown, { width }) + BELOW_HEADING * scale;
  if (tag !== 'P' && pdf.y + height > pdf.page.height - bottom) pdf.addPage();
  const top = pdf.y;
  pdf.text(shown, left, top, { width, paragraphGap: after * scale });
  return top;
}

/** Draws a date at the right edge, beside its heading. */
function writeDate(pdf, date, top, scale) {
  const { y } = pdf;
  const { size, font } = STYLES.P;
  const { left, right } = pdf.page.margins;
  pdf.font(font).fontSize(size * scale);
  pdf.text(date, left, top, { width: pdf.page.width - left - right, align: 'right' });
  pdf.y = y;
}

/** Adds a block to the structure of the document. A date is a paragraph after its heading. */
function add(pdf, body, block, scale) {
  let top;
  body.add(pdf.struct(block.tag, () => (top = write(pdf, block, scale))));
  if (block.date) body.add(pdf.struct('P', () => writeDate(pdf, block.date, top, scale)));
}

async function draw({ title, author, lang, blocks }, scale) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN * scale,
    font: REGULAR,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang,
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  const chunks = [];
  pdf.on('data', (chunk) => chunks.push(chunk));
  let pages = 1;
  pdf.on('pageAdded', () => (pages += 1));
  const done = new Promise((finish, fail) => pdf.once('end', finish).once('error', fail));
  const body = pdf.struct('Document');
  pdf.addStructure(body);
  for (const block of blocks) add(pdf, body, block, scale);
  body.end();
  pdf.end();
  await done;
  return { pages, pdf: Buffer.concat(chunks).toString('base64') };
}

async function fit(layout) {
  const drawn = await draw(layout, 1);
  if (drawn.pages === 1) return drawn;
  const most = drawn.pages > MAX_PAGES ? MAX_PAGES : 1;
  let smaller;
  for (const scale of most === 1 ? CLOSER : SMALLER) {
    smaller = await draw(layout, scale);
    if (smaller.pages <= most) return smaller;
  }
  return most === 1 ? drawn : smaller;
}

process.once('message', (layout) => {
  fit(layout).then(
    (result) => process.send({ result }, () => process.exit(0)),
    (error) => process.send({ failure: String(error) }, () => process.exit(0)),
  );
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C and systemd signal every process of a service. The service decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
