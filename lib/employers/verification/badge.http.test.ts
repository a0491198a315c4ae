import { Types } from 'mongoose';
import { describe, expect, inject, test } from 'vitest';
import { api, linkIn, mailsTo, newUser } from '@/dev/testing/client/client';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { EmployerModel } from '@/models/employer';

stackDatabase();

/** The text of a page without its similar listings, which also have badges. */
const textOf = async (path: string): Promise<string> => {
  const text = await (await fetch(inject('appUrl') + path)).text();
  return text.replaceAll('<!-- -->', '').replace(/<section aria-labelledby="similar".*?<\/section>/s, '');
};

const save = ({ token }: { token: string }, json: object) =>
  api('PUT', '/api/employer/profile', { token, json: { kind: 'company', ...json } });

/** An employer with a listing, and the pages that show both. */
async function employerWithListing() {
  const owner = await newUser({ role: 'employer' });
  const word = uniqueLetters();
  const [name, domain] = [`Twiga ${word}`, `${word}.example`];
  expect((await save(owner, { name, website: `https://www.${domain}` })).status).toBe(200);
  const postedBy = new Types.ObjectId(owner.user._id);
  const listing = await makeListing({ postedBy, company: name, title: `Surveyor ${word}` });
  const { _id, slug } = await EmployerModel.findOne({ 'members.userId': postedBy }).orFail().lean();
  const search = `/internships?${new URLSearchParams({ q: word, employer: slug })}`;
  const pages = [internshipPath(listing), `/employers/${slug}`, search];
  return { owner, name, domain, listing, pages, slug, id: _id.toHexString() };
}

type Known = Awaited<ReturnType<typeof employerWithListing>>;

async function confirmDomain({ owner, domain }: Known): Promise<string> {
  const email = `jane@hr.${domain}`;
  const asked = await api('POST', '/api/employer/domain', { token: owner.token, json: { email } });
  expect(asked.status).toBe(202);
  const [mail] = await mailsTo(email);
  const token = linkIn(mail ?? expect.fail('no mail'), '/verify-domain/')
    .split('/')
    .at(-1);
  return `/api/employer/domain/${token}`;
}

const decide = async (id: string, json: object) => {
  const { token } = await makeUser('administrator');
  expect((await api('PUT', `/api/admin/employers/${id}`, { token, json })).status).toBe(200);
};

/** The badge in the API: on the listing, in a search, and on the employer. */
async function answers({ listing, slug }: Known) {
  const one = await api<{ internship: { employer: object } }>(
    'GET',
    `/api/internships/${listing._id.toHexString()}`,
  );
  const q = encodeURIComponent(listing.title);
  const found = await api<{ internships: { employer: object }[] }>('GET', `/api/internships?q=${q}`);
  const own = await api<{ employer: object }>('GET', `/api/employers/${slug}`);
  return [one.body.internship.employer, found.body.internships[0]?.employer, own.body.employer];
}

const listed = async (name: string): Promise<boolean> => {
  const { body } = await api<{ employers: { name: string }[] }>('GET', '/api/employers');
  return body.employers.some((employer) => employer.name === name);
};

describe('mail at the domain of the website', () => {
  test('is shown as "Domain confirmed" on the listing, the employer’s page and in search results, never as "Verified"', async () => {
    const known = await employerWithListing();
    const { pages, domain, name } = known;
    expect((await api('POST', await confirmDomain(known), { token: known.owner.token })).status).toBe(200);
    for (const page of pages) {
      await expect.poll(() => textOf(page)).toContain('Domain confirmed: ');
      const text = await textOf(page);
      expect(text).toContain(`Domain confirmed: ${domain}`);
      expect(text).not.toContain('Verified</span>');
      expect(text).not.toContain('with documents we’ve checked');
    }
    for (const answer of await answers(known))
      expect(answer).toMatchObject({ badge: { kind: 'domain', domain } });
    expect(await textOf(pages[0] ?? '')).not.toContain('"sameAs"');
    expect(await textOf(pages[1] ?? '')).toContain('noindex');
    expect(await listed(name)).toBe(false);
  });

  test('locks no name: another employer saves it', async () => {
    const known = await employerWithListing();
    await api('POST', await confirmDomain(known), { token: known.owner.token });
    const other = await newUser({ role: 'employer' });
    expect((await save(other, { name: known.name })).status).toBe(200);
  });
});

describe('documents that an administrator has looked at', () => {
  test('are shown as "Verified", and lock the name', async () => {
    const known = await employerWithListing();
    const { pages, id, name } = known;
    await decide(id, { verification: 'verify' });
    for (const page of pages) {
      await expect.poll(() => textOf(page)).toContain('Verified</span>');
      expect(await textOf(page)).not.toContain('Domain confirmed');
    }
    for (const answer of await answers(known)) expect(answer).toMatchObject({ badge: { kind: 'verified' } });
    expect(await textOf(pages[0] ?? '')).toContain('"sameAs"');
    expect(await textOf(pages[1] ?? '')).not.toContain('noindex');
    expect(await listed(name)).toBe(true);
    const other = await newUser({ role: 'employer' });
    expect((await save(other, { name })).status).toBe(409);
  });

  test('replace a confirmed domain, and a link that is followed later takes nothing from them', async () => {
    const known = await employerWithListing();
    const link = await confirmDomain(known);
    await decide(known.id, { verification: 'verify' });
    expect(await api('POST', link, { token: known.owner.token })).toMatchObject({
      ...{
        status: 200,
        body: {
          message: `${known.name} is already verified, which counts for more than a confirmed domain.`,
        },
      },
    });
    for (const answer of await answers(known)) expect(answer).toMatchObject({ badge: { kind: 'verified' } });
    await decide(known.id, { verification: 'revoke', comments: 'It closed.' });
    for (const answer of await answers(known)) expect(answer).toMatchObject({ badge: null });
  });
});
