import { describe, expect, inject, it } from 'vitest';
import { inDays, makeListing } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { makeEmployer } from '@/dev/testing/contract/employer-needs';
import { jsonFeedFaults, rssFaults } from '@/dev/testing/feeds/feed-faults';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { InternshipModel } from '@/models/internship';

/** Milliseconds until a change is visible, even one made directly in the database. */
const WITHIN_MS = 1_000;

const read = async (path: string) => {
  const answer = await fetch(new URL(path, inject('appUrl')));
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};
const links = async (path: string): Promise<string[]> => {
  const { items } = JSON.parse((await read(path)).text) as { items: { url: string }[] };
  return items.map(({ url }) => url.slice(inject('appUrl').length));
};

stackDatabase();

describe('the feeds', () => {
  it.each([
    ['/feeds/internships.xml', 'application/rss+xml; charset=utf-8'],
    ['/feeds/internships.json', 'application/feed+json; charset=utf-8'],
    ['/feeds/legal-services.xml', 'application/rss+xml; charset=utf-8'],
    ['/feeds/legal-services.json', 'application/feed+json; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    expect(await read(path)).toMatchObject({ status: 200, type });
  });

  it.each(['no-such-industry.xml', 'internships.atom', 'internships', 'INTERNSHIPS.XML'])(
    '/feeds/%s: 404',
    async (name) => {
      expect((await read(`/feeds/${name}`)).status).toBe(404);
    },
  );

  it('have the open listings of their industry, newest first, and drop one the moment it closes', async () => {
    const first = await makeListing({ industryId: 8 });
    const second = await makeListing({ industryId: 8 });
    const other = await makeListing({ industryId: 9 });
    const closed = await makeListing({ industryId: 8, applicationDeadline: inDays(-1) });
    const feed = () => links('/feeds/natural-resources.json');
    const newest = async () => (await feed()).slice(0, 2);
    await expect.poll(newest, { timeout: WITHIN_MS }).toEqual([second, first].map(internshipPath));
    const before = await feed();
    expect(before).not.toContain(internshipPath(closed));
    expect(before).not.toContain(internshipPath(other));
    await expect
      .poll(() => links('/feeds/internships.json'), { timeout: WITHIN_MS })
      .toContain(internshipPath(other));
    await InternshipModel.updateOne({ _id: second._id }, { $set: { applicationDeadline: new Date() } });
    await expect.poll(feed, { timeout: WITHIN_MS }).not.toContain(internshipPath(second));
  });

  it('have one for job aggregators, with every open listing and its text', async () => {
    const open = await makeListing({ title: 'Seremala Trainee', descriptionParagraph: 'Wood & nails.' });
    const closed = await makeListing({ title: 'Seremala Mkuu', applicationDeadline: inDays(-1) });
    const feed = async () => (await read('/feeds/jobs.xml')).text;
    await expect.poll(feed, { timeout: WITHIN_MS }).toContain(inject('appUrl') + internshipPath(open));
    const { text, type } = await read('/feeds/jobs.xml');
    expect(type).toBe('application/xml; charset=utf-8');
    expect(text).toContain('<p>Wood &amp; nails.</p>');
    expect(text).not.toContain(closed.title);
  });

  it('have the newest fifty', async () => {
    for (let made = 0; made < 51; made += 1) await makeListing({ industryId: 16, title: `Intern ${made}` });
    const feed = () => links('/feeds/transport-and-logistics.json');
    await expect.poll(feed, { timeout: WITHIN_MS }).toHaveLength(50);
  });

  it('have the open listings of a county, and of a search', async () => {
    const [fits, elsewhere] = [
      await makeListing({ title: 'Kinyozi Intern', county: 'Lamu' }),
      await makeListing({ title: 'Kinyozi Intern', county: 'Siaya' }),
    ];
    await expect
      .poll(() => links('/feeds/counties/lamu.json'), { timeout: WITHIN_MS })
      .toContain(internshipPath(fits));
    expect(await links('/feeds/counties/lamu.json')).not.toContain(internshipPath(elsewhere));
    const found = () => links('/feeds/search.json?q=kinyozi&county=Lamu&utm_source=x');
    await expect.poll(found, { timeout: WITHIN_MS }).toContain(internshipPath(fits));
    expect(await found()).not.toContain(internshipPath(elsewhere));
    const both = await links('/feeds/search.json?q=kinyozi');
    expect(both).toEqual(expect.arrayContaining([fits, elsewhere].map(internshipPath)));
    expect((await read('/feeds/search.xml?q=kinyozi')).text).toContain('<title>Mwanzo: kinyozi</title>');
    expect((await read('/feeds/counties/atlantis.xml')).status).toBe(404);
  });

  it('of every kind keep the rules of their format', async () => {
    const { user, employer } = await makeEmployer();
    const hostile = 'A & B ]]> <i> “Ĩ” \u{1F30D}';
    const own = await makeListing({ title: hostile, county: 'Lamu', industryId: 4, postedBy: user._id });
    const ofEmployer = `/feeds/employers/${employer.slug}`;
    await expect
      .poll(() => links(`${ofEmployer}.json`), { timeout: WITHIN_MS })
      .toEqual([internshipPath(own)]);
    const search = '?q=intern&county=Lamu&county=Siaya';
    const kinds = ['/feeds/internships', '/feeds/legal-services', '/feeds/counties/lamu', ofEmployer];
    for (const [path, query] of [...kinds.map((kind) => [kind, ''] as const), ['/feeds/search', search]]) {
      const [rss, json] = [`${path}.xml${query}`, `${path}.json${query}`];
      expect(rssFaults((await read(rss)).text, inject('appUrl') + rss), rss).toEqual([]);
      expect(jsonFeedFaults((await read(json)).text, inject('appUrl') + json), json).toEqual([]);
    }
    expect((await read('/feeds/employers/no-such-employer.xml')).status).toBe(404);
  });

  it('are named by the lists they are of', async () => {
    for (const [page, feed] of [
      ['/', 'internships'],
      ['/internships', 'internships'],
      ['/internships/legal-services', 'legal-services'],
      ['/internships/in/taita-taveta', 'counties/taita-taveta'],
    ]) {
      const { text } = await read(page ?? '');
      const href = `${inject('appUrl')}/feeds/${feed}`;
      expect(text).toMatch(new RegExp(`<link rel="alternate" type="application/rss\\+xml"[^>]*${href}.xml"`));
      expect(text).toMatch(
        new RegExp(`<link rel="alternate" type="application/feed\\+json"[^>]*${href}.json"`),
      );
    }
  });
});

describe('the widget', () => {
  const widget = async (query: string) => {
    const answer = await fetch(new URL(`/feeds/widget.html${query}`, inject('appUrl')));
    return { headers: answer.headers, text: await answer.text() };
  };

  it('shows the newest listings of a search, without script, to any site', async () => {
    const listing = await makeListing({ title: 'Fundi <b> Trainee', county: 'Turkana' });
    const text = async () => (await widget('?county=Turkana&count=3')).text;
    await expect.poll(text, { timeout: WITHIN_MS }).toContain('Fundi &lt;b&gt; Trainee');
    const shown = await widget('?county=Turkana&count=3');
    expect(shown.text).toContain(inject('appUrl') + internshipPath(listing));
    expect(shown.text).not.toContain('<script');
    expect(shown.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(shown.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *",
    );
    expect(shown.headers.get('x-frame-options')).toBeNull();
  });

  it.each([
    ['?count=2', 2],
    ['?count=99', 10],
    ['?count=0', 5],
    ['', 5],
  ])('%s shows %d', async (query, count) => {
    for (let made = 0; made < 11; made += 1) await makeListing({ title: `Kibarua ${made}` });
    const items = async () => (await widget(query)).text.match(/<li>/g)?.length;
    await expect.poll(items, { timeout: WITHIN_MS }).toBe(count);
  });

  it.each(['/', '/internships?count=3', '/feeds/internships.xml', '/feeds/widget.htm'])(
    'is the only one: %s is in no frame',
    async (path) => {
      const { headers } = await fetch(new URL(path, inject('appUrl')));
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    },
  );
});

describe('the message of the day', () => {
  it('names what is new with its address, and warns', async () => {
    const listing = await makeListing({ title: 'Mvuvi Trainee', createdAt: new Date() });
    const old = await makeListing({ title: 'Mzee Trainee', createdAt: inDays(-2) });
    const today = async () => (await read('/today.txt')).text;
    await expect.poll(today, { timeout: WITHIN_MS }).toContain('*Mvuvi Trainee*');
    const text = await today();
    expect(text).toContain(inject('appUrl') + internshipPath(listing));
    expect(text).not.toContain(old.title);
    expect(text).toContain('Nobody may ask you for money.');
  });
});

describe('the calendar file of a deadline', () => {
  it('has the listing and the time it closes', async () => {
    const listing = await makeListing({
      title: 'Msusi',
      applicationDeadline: new Date('2099-12-31T20:59:59.999Z'),
    });
    const answer = await read(`/api/internships/${listing._id.toHexString()}.ics`);
    expect(answer).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' });
    expect(answer.text).toContain('DTEND:20991231T205959Z');
    expect((await read('/api/internships/0123456789abcdef01234567.ics')).status).toBe(404);
  });
});
