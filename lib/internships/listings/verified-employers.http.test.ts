import { Types } from 'mongoose';
import { expect, inject, test } from 'vitest';
import { api, newUser } from '@/dev/testing/client/client';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import type { County } from '@/lib/platform/core/vocabulary';
import { EmployerModel } from '@/models/employer';

stackDatabase();

const DAY_MS = 86_400_000;

async function pendingEmployer(county: County) {
  const word = uniqueLetters();
  const owner = await newUser({ role: 'employer' });
  const userId = new Types.ObjectId(owner.user._id);
  return EmployerModel.create({
    ...{ name: `Kilele ${word}`, slug: `kilele-${word}`, kind: 'company', county },
    members: [{ userId, role: 'owner', since: new Date() }],
  });
}

async function verifiedEmployer(county: County): Promise<string> {
  const word = uniqueLetters();
  const name = `Kilele ${word}`;
  const at = new Date();
  await EmployerModel.create({
    ...{ name, slug: `kilele-${word}`, kind: 'company', county },
    members: [{ userId: new Types.ObjectId(), role: 'owner', since: at }],
    verification: { by: 'documents', at, until: new Date(at.getTime() + 300 * DAY_MS) },
  });
  return name;
}

const page = async (query: Record<string, string>): Promise<string> => {
  const response = await fetch(`${inject('appUrl')}/employers?${new URLSearchParams(query)}`);
  return (await response.text()).replaceAll('<!-- -->', '');
};

test('verified employers can be filtered by county, in the API and on the page', async () => {
  const [here, there] = [await verifiedEmployer('Lamu'), await verifiedEmployer('Wajir')];
  const { body } = await api<{ employers: { name: string; county: string }[]; total: number }>(
    'GET',
    '/api/employers?county=Lamu',
  );
  expect(body.employers.map(({ county }) => county)).toEqual(Array(body.total).fill('Lamu'));
  expect(body.employers.map(({ name }) => name)).toContain(here);
  const html = await page({ county: 'Lamu' });
  expect(html).toContain('Verified employers in Lamu</h1>');
  expect(html).toContain(here);
  expect(html).not.toContain(there);
  expect(html).toContain('noindex');
  expect(html).toMatch(/<option value="Lamu" selected="">Lamu \(\d+\)<\/option>/);
  expect(html).toMatch(/<option value="Wajir">Wajir \(\d+\)<\/option>/);
});

test('the filter says if a county has none, and keeps its choice on the following pages', async () => {
  expect(await page({ county: 'Mandera' })).toContain('No verified employers in Mandera yet');
  for (let each = 0; each < 11; each++) await verifiedEmployer('Garissa');
  const html = await page({ county: 'Garissa', page: '2' });
  expect(html).toContain('Verified employers in Garissa, page 2');
  expect(html).toContain('href="/employers?county=Garissa"');
  expect(await page({ county: 'Garissa', page: '9' })).toContain('The list ends on page 2');
});

const sitemap = async () => (await fetch(`${inject('appUrl')}/sitemaps/employers`)).text();

const QUERIES: readonly Record<string, string>[] = [{}, { county: 'Vihiga' }];

test('a newly verified employer appears on the cached pages and in the sitemap, until its badge is revoked', async () => {
  const { _id, name, slug } = await pendingEmployer('Vihiga');
  const { token } = await makeUser('administrator');
  const decide = (json: object) => api('PUT', `/api/admin/employers/${_id.toHexString()}`, { token, json });
  const option = /<option value="Vihiga">Vihiga \(1\)/;
  expect(await sitemap()).not.toContain(slug);
  for (const query of QUERIES) expect(await page(query)).not.toContain(name);
  expect((await decide({ verification: 'verify' })).status).toBe(200);
  for (const query of QUERIES) await expect.poll(() => page(query)).toContain(name);
  await expect.poll(() => page({})).toMatch(option);
  await expect.poll(sitemap).toContain(slug);
  expect((await decide({ verification: 'revoke', comments: 'It closed.' })).status).toBe(200);
  await expect.poll(() => page({})).not.toContain(name);
  await expect.poll(sitemap).not.toContain(slug);
  await expect.poll(() => page({ county: 'Vihiga' })).toContain('No verified employers in Vihiga yet');
  expect(await page({})).not.toMatch(option);
});

test('a name that is no county finds all employers', async () => {
  const [all, odd] = [await api('GET', '/api/employers'), await api('GET', '/api/employers?county=Atlantis')];
  expect(odd.body).toEqual(all.body);
  expect(await page({ county: 'Atlantis' })).not.toContain('Atlantis');
});
