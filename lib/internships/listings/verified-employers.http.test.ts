import { Types } from 'mongoose';
import { expect, inject, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import type { County } from '@/lib/platform/core/vocabulary';
import { EmployerModel } from '@/models/employer';

stackDatabase();

const DAY_MS = 86_400_000;

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

test('a name that is no county finds all employers', async () => {
  const [all, odd] = [await api('GET', '/api/employers'), await api('GET', '/api/employers?county=Atlantis')];
  expect(odd.body).toEqual(all.body);
  expect(await page({ county: 'Atlantis' })).not.toContain('Atlantis');
});
