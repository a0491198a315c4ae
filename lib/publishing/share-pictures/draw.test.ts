import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SAMPLE_LISTING as listing } from '@/dev/testing/data/sample-listing';
import { ARTICLES } from '@/lib/content/articles/articles';
import { log } from '@/lib/platform/log/log';
import { articleCard, cardVersion, listingCard, siteCard, type ShareCard } from './card';
import { drawAtOnce, drawCard } from './draw';
import { COLOURS } from './markup';
import { readable } from './readable';

/** Bytes. Chat apps omit pictures of more than a few hundred KB, and people pay for the data. */
const LARGEST = 48 * 1024;

/** Characters that readable() accepts. */
const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
const EVERY_SIGN = readable(`${range(0x21, 0x7e)}${range(0xa1, 0x17f)}–—‘’“”•…€`, 1_000);

const HOSTILE: Record<string, string> = {
  'one word without end': 'W'.repeat(5_000),
  'another alphabet': 'متدرب في البرمجة والاتصالات',
  pictograms: '🚀👩🏾‍🌾🇰🇪',
  'elements and entities': '</svg><script>alert(1)</script>&amp;&#x202e;',
  'half a pair, and nothing': 'Intern \ud83d \u0000',
  'heaps of accents': `Z${'\u0301'.repeat(400)}algo`,
};

async function measured(card: ShareCard) {
  const began = performance.now();
  const picture = await drawAtOnce(card);
  return { picture, ms: performance.now() - began };
}

describe('the picture of a card', () => {
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  afterEach(() => expect(warned).not.toHaveBeenCalled());

  it('is a small PNG of 1200 by 630', async () => {
    const { format, width, height } = await sharp(await drawAtOnce(listingCard(listing))).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  });

  it('is drawn fast, and small', { timeout: 30_000 }, async () => {
    const cards = [siteCard(), ...ARTICLES.map(articleCard), listingCard(listing)];
    const rows: { picture: Buffer; ms: number }[] = [];
    for (const card of cards) rows.push(await measured(card));
    const [slowest = 0, middle = 0] = [1, 0.5].map((share) => {
      const sorted = rows.map(({ ms }) => ms).sort((a, b) => a - b);
      return sorted[Math.ceil(sorted.length * share) - 1];
    });
    const largest = Math.max(...rows.map(({ picture }) => picture.length));
    process.stdout.write(
      `${rows.length} pictures: p50 ${middle.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms, largest ${largest} bytes\n`,
    );
    expect(largest).toBeLessThanOrEqual(LARGEST);
  });

  it('has the logo of the employer, and stays small with one of many colours', async () => {
    const noise = Buffer.from(Array.from({ length: 72 * 72 * 3 }, (_, at) => (at * 7_919) % 256));
    const png = await sharp(noise, { raw: { width: 72, height: 72, channels: 3 } })
      .png()
      .toBuffer();
    const card = listingCard(listing);
    const [without, withLogo] = [
      await drawCard(card),
      await drawCard(card, { employer: `data:image/png;base64,${png.toString('base64')}` }),
    ];
    expect(withLogo.equals(without)).toBe(false);
    expect(withLogo.length).toBeLessThanOrEqual(LARGEST);
  });

  it('has the colour and the logo of the site, another look at another address', async () => {
    const card = siteCard();
    const square = await sharp({ create: { width: 72, height: 72, channels: 3, background: '#0b3d91' } })
      .png()
      .toBuffer();
    const pictures = [await drawCard(card)];
    const versions = [cardVersion(card)];
    vi.stubEnv('SITE_COLOUR', '#0b3d91');
    pictures.push(await drawCard(card));
    versions.push(cardVersion(card));
    vi.stubEnv('SITE_LOGO', '/api/site/logo?v=1');
    pictures.push(await drawCard(card, { site: `data:image/png;base64,${square.toString('base64')}` }));
    versions.push(cardVersion(card));
    vi.unstubAllEnvs();
    expect(new Set(versions).size).toBe(3);
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(3);
  });

  it('has a letter for every sign it lets through', async () => {
    for (let at = 0; at < EVERY_SIGN.length; at += 60) {
      const title = EVERY_SIGN.slice(at, at + 60);
      await drawAtOnce({ title, note: title, facts: [{ label: 'Where', text: title }] });
    }
  });

  it.each(Object.entries(HOSTILE))('bears %s', async (_, text) => {
    const card = listingCard({ ...listing, title: text, company: text, location: text });
    expect((await drawAtOnce(card)).length).toBeLessThanOrEqual(LARGEST);
  });
});

it('a title of which no letter can be drawn gives way to the kind of work', () => {
  expect(listingCard({ ...listing, title: '实习生 🚀' }).title).toBe('Internship');
});

it('names the logo of the employer, another one at another address', () => {
  const by = (logo: string | null) => {
    const employer = { _id: 'a'.repeat(24), slug: 'jua', name: 'Jua', badge: null, logo, answersIn: null };
    return listingCard({ ...listing, employer });
  };
  expect(by('/api/employers/jua/logo?v=1').logo).toEqual({
    employer: 'jua',
    path: '/api/employers/jua/logo?v=1',
  });
  expect(by(null)).toEqual(listingCard({ ...listing, employer: null }));
  const versions = ['1', '2', null].map((v) => cardVersion(by(v && `/api/employers/jua/logo?v=${v}`)));
  expect(new Set(versions).size).toBe(3);
});

it('says of a closed listing that it is closed', () => {
  expect(listingCard({ ...listing, status: 'Closed' }).facts).toContainEqual({
    label: 'Closed',
    text: 'Nov 30, 2026',
    accent: false,
  });
});

it('has the colours of the pages by day', () => {
  const css = readFileSync(new URL('../../../app/theme.css', import.meta.url), 'utf8');
  const day = /:root \{([^}]*)\}/.exec(css)?.[1] ?? '';
  for (const [role, colour] of Object.entries(COLOURS)) expect(day).toContain(`--${role}: ${colour};`);
});
