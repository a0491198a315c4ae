import { expect, type BrowserContext } from 'playwright/test';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { client } from './stack';

const ONE_WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export interface PublishedListing {
  _id: string;
  title: string;
  path: string;
  /** The fields sent to the API. */
  fields: Record<string, unknown>;
  /** The token of the administrator who published it. */
  token: string;
}

let admin: Promise<string> | undefined;

/** Returns the token of the sample administrator, who logs in once per worker. */
const adminToken = (): Promise<string> => (admin ??= client.logIn('admin').then(({ token }) => token));

/** Publishes a listing in Energy & Environment as an administrator. It is open for a week. */
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

/** The page of an invented employer. In tests, `standIn` serves it. */
export const EMPLOYERS_PAGE = 'https://employer.example/apply';

/** Serves the employer's page, in every tab. */
export const standIn = (context: BrowserContext) =>
  context.route(EMPLOYERS_PAGE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Employer</title><h1>Apply here</h1>' }),
  );

/** Reads the listing as a visitor. */
export async function readListing(id: string): Promise<Record<string, unknown>> {
  const { body } = await client.api<{ internship: Record<string, unknown> }>('GET', `/api/internships/${id}`);
  return body.internship;
}

/** Deletes a listing as the administrator who published it. */
export async function deleteListing({ _id, token }: PublishedListing): Promise<void> {
  const { status } = await client.api('DELETE', `/api/internships/${_id}`, { token });
  expect(status).toBe(200);
}
