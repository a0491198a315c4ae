import { createHash } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import type { InternshipSummary } from '@/lib/internships/listings/mapper';
import { api, logIn, newUser } from '../client/client';
import { upload } from '../client/files';
import { onePagePdf } from '../../sample/pdf';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Returns the sample employer's newest open listing without applicants. */
async function freshListing(employerToken: string): Promise<InternshipSummary> {
  const { body } = await api<{ internships: (InternshipSummary & { applicants: number })[] }>(
    'GET',
    '/api/employer/my-internships',
    { token: employerToken },
  );
  const listing = body.internships.find(({ applicants, status }) => applicants === 0 && status === 'Open');
  if (!listing) throw new Error('the sample employer has no open listing without applicants');
  return listing;
}

test('a graduate applies with a bearer token, the employer reads the same resume, and the graduate sees that it was viewed', async () => {
  const employer = await logIn('employer');
  const listing = await freshListing(employer.token);

  const read = await api('GET', `/api/internships/${listing._id}`);
  expect(read.body).toMatchObject({ internship: { _id: listing._id, title: listing.title, status: 'Open' } });

  const graduate = await newUser();
  const resume = onePagePdf(`Resume of ${graduate.username}`, ['Diploma in Information Technology']);
  const uploaded = await upload(graduate, resume, { name: 'Wanjirũ CV.pdf' });
  expect(uploaded.status).toBe(201);
  expect(uploaded.body).toMatchObject({ resume: { fileName: 'Wanjirũ CV.pdf' } });

  const json = { internshipId: listing._id, resumeId: uploaded.body.resume._id };
  const applied = await api<{ application: { _id: string } }>('POST', '/api/applications', {
    token: graduate.token,
    json,
  });
  expect(applied.status).toBe(201);

  const mine = await api('GET', '/api/applications/my-applications', { token: graduate.token });
  expect(mine.body).toMatchObject({
    applications: [{ status: 'applied', internshipId: { _id: listing._id, title: listing.title } }],
  });

  const applicants = await api('GET', `/api/employer/applicants/${listing._id}`, { token: employer.token });
  expect(applicants.body).toMatchObject({
    applicants: [
      {
        _id: applied.body.application._id,
        status: 'applied',
        user: { _id: graduate.user._id, email: graduate.email },
        resume: { fileName: 'Wanjirũ CV.pdf' },
      },
    ],
  });

  const status = await api('PUT', `/api/employer/applications/${applied.body.application._id}/status`, {
    token: employer.token,
    json: {},
  });
  expect(status.body).toMatchObject({ application: { status: 'viewed' } });

  const download = await fetch(
    `${inject('appUrl')}/api/employer/download-resume/${graduate.user._id}?internshipId=${listing._id}`,
    { headers: { Authorization: `Bearer ${employer.token}` } },
  );
  expect(download.headers.get('content-disposition')).toMatch(/^attachment;/);
  expect(sha256(new Uint8Array(await download.arrayBuffer()))).toBe(sha256(resume));

  const after = await api('GET', '/api/applications/my-applications', { token: graduate.token });
  expect(after.body).toMatchObject({ applications: [{ status: 'viewed' }] });
});
