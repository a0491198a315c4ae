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
const MAX_PAGES = 2;
/** Text that overflows two pages is drawn at a smaller scale. */
const SCALES = [1, 0.9, 0.8, 0.7, 0.6];

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

function write(pdf, { tag, text }, scale) {
  const { size, font, before, after } = STYLES[tag];
  pdf.font(font).fontSize(size * scale);
  pdf.y += before * scale;
  pdf.text(drawable(pdf, text), { paragraphGap: after * scale });
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
  for (const block of blocks) body.add(pdf.struct(block.tag, () => write(pdf, block, scale)));
  body.end();
  pdf.end();
  await done;
  return { pages, pdf: Buffer.concat(chunks).toString('base64') };
}

async function fit(layout) {
  let drawn;
  for (const scale of SCALES) {
    drawn = await draw(layout, scale);
    if (drawn.pages <= MAX_PAGES) break;
  }
  return drawn;
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
