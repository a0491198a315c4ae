// Plain JavaScript, so that Node can run it without a build: from the bundle or from a test.
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import og from 'next/og.js';
import sharp from 'sharp';

try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // If the priority cannot be lowered, requests only wait a little longer.
}

/** Addresses from which next/og requested letters that the fonts lack. */
const wanted = [];
const { fetch } = globalThis;
/** next/og loads its own parts from `data:` URLs. */
globalThis.fetch = (address) => {
  if (String(address).startsWith('data:')) return fetch(address);
  wanted.push(String(address));
  return Promise.reject(new Error('no network'));
};
/** The service logs what is missing. */
Object.assign(console, { error: () => undefined });

const readFont = async ({ url, ...font }) => ({ ...font, data: await readFile(new URL(url)) });

const fonts = await Promise.all(JSON.parse(process.argv[2]).map(readFont));

async function draw({ markup, size, colours }) {
  const drawn = new og.ImageResponse(markup, { ...size, fonts });
  return sharp(Buffer.from(await drawn.arrayBuffer()))
    .png({ palette: true, colours, compressionLevel: 9, effort: 7 })
    .toBuffer();
}

process.on('message', ({ id, order }) => {
  draw(order).then(
    (png) => process.send({ id, png, wanted: wanted.splice(0) }),
    (error) => process.send({ id, failure: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C and systemd signal every process of a service. The service decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
