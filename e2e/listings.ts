import { uniqueLetters } from '@/dev/testing/client-for';
import type { PublicInternship } from '@/lib/internships/mapper';
import { client } from './stack';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** Publishes a listing of Energy & Environment with a title nobody else has, as the administrator of the sample. */
export async function publishListing(change: Record<string, unknown> = {}): Promise<PublicInternship> {
  const { token } = await client.logIn('admin');
  const json = {
    title: `Solar ${uniqueLetters()}`,
    company: 'Jua Kali Energy',
    industryId: 12,
    location: 'Kisumu',
    duration: '3 months',
    applicationDeadline: new Date(Date.now() + MONTH_MS).toISOString(),
    applyLink: 'https://example.org/apply',
    descriptionParagraph: 'Panels on roofs.',
    ...change,
  };
  const answer = await client.api<{ internship: PublicInternship }>('POST', '/api/internships', {
    token,
    json,
  });
  if (answer.status !== 201) throw new Error(`publishing answered ${JSON.stringify(answer.body)}`);
  return answer.body.internship;
}

/** Deletes a listing, as the administrator of the sample. */
export async function deleteListing({ _id }: PublicInternship): Promise<void> {
  const { token } = await client.logIn('admin');
  const answer = await client.api('DELETE', `/api/internships/${_id}`, { token });
  if (answer.status !== 200) throw new Error(`deleting answered ${answer.status}`);
}
