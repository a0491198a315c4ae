import { uniqueLetters, type NewUser } from '@/dev/testing/client/client-for';
import { submissionFields, submissionForm } from '@/dev/testing/client/submission-form';
import { client } from './stack';

/**
 * Submits and approves a listing of this employer through the API. No other test may use its company name,
 * because a recall locks the name.
 */
export async function approvedListing(
  { token }: NewUser,
  company = `Bonde ${uniqueLetters()}`,
): Promise<{ _id: string; title: string; company: string }> {
  const title = `Borehole ${uniqueLetters()}`;
  const form = submissionForm(submissionFields({ title, company }));
  const submitted = await client.api<{ submission: { _id: string } }>(
    'POST',
    '/api/employer/submit-internship',
    {
      token,
      form,
    },
  );
  const admin = await client.logIn('admin');
  const approved = await client.api<{ internship: { _id: string } }>(
    'POST',
    `/api/admin/internship-submissions/${submitted.body.submission._id}/approve`,
    { token: admin.token, json: { industryId: 12, descriptionParagraph: 'Pumps and pipes.' } },
  );
  if (approved.status !== 200) throw new Error(`the submission was not approved: ${approved.status}`);
  return { _id: approved.body.internship._id, title, company };
}
