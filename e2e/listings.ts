import { expect, type BrowserContext } from 'playwright/test';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { client } from './stack';

const ONE_WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export interface PublishedListing {
  _id: string;
  title: string;
  /** Its own page. */
  path: string;
  /** As it was sent. */
  fields: Record<string, unknown>;
  /** Of the administrator who published it. */
  token: string;
}

let admin: Promise<string> | undefined;

/** Of the administrator of the sample, who logs in once for all tests of a worker. */
const adminToken = (): Promise<string> => (admin ??= client.logIn('admin').then(({ token }) => token));

/** Publishes a listing of Energy & Environment as an administrator, open for a week; gives where it is and how to change it. */
export async function publishListing(change: Record<string, unknown> = {}): Promise<PublishedListing> {
  const title = `Wind ${uniqueLetters()}`;
  const token = await adminToken();
  const fields = {
    title,
    company: 'Jua Kali Energy',
    industryId: 12,
    location: 'Kisumu',
    duration: '3 months',
    applicationDeadline: new Date(Date.now() + ONE_WEEK_MS).toISOString(),
    applyLink: 'mailto:hr@example.org',
    descriptionParagraph: 'Masts on hills.',
    ...change,
  };
  const { status, body } = await client.api<{ internship: { _id: string; path: string } }>(
    'POST',
    '/api/internships',
    {
      token,
      json: fields,
    },
  );
  expect(status).toBe(201);
  const { _id, path } = body.internship;
  return { _id, path, title, fields, token };
}

/** An employer's own page, which everybody reaches but this browser: `standIn` answers for it. */
export const EMPLOYERS_PAGE = 'https://employer.example/apply';

/** lets a page stand for that of the employer, in every tab. */
export const standIn = (context: BrowserContext) =>
  context.route(EMPLOYERS_PAGE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Employer</title><h1>Apply here</h1>' }),
  );

/** The listing as anybody may read it. */
export async function readListing(id: string): Promise<Record<string, unknown>> {
  const { body } = await client.api<{ internship: Record<string, unknown> }>('GET', `/api/internships/${id}`);
  return body.internship;
}

/** Deletes a listing as the administrator who published it. */
export async function deleteListing({ _id, token }: PublishedListing): Promise<void> {
  const { status } = await client.api('DELETE', `/api/internships/${_id}`, { token });
  expect(status).toBe(200);
}
