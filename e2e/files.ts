import { onePagePdf } from '@/dev/sample/pdf';
import { resumeForm } from '@/dev/testing/client/file-form';
import { client } from './stack';

/** Creates a PDF for a file picker. */
export const pdf = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: onePagePdf(name.replace(/\.pdf$/, ''), lines),
});

/** Uploads a resume through the API. Returns its id. */
export async function uploadResume({ token }: { token: string }, name = 'cv.pdf'): Promise<string> {
  const form = resumeForm(pdf(name).buffer, name);
  const { status, body } = await client.api<{ resume: { _id: string } }>('POST', '/api/users/upload-resume', {
    token,
    form,
  });
  if (status !== 201) throw new Error(`the resume was not accepted: ${status}`);
  return body.resume._id;
}

/** Uploads a resume and applies with it, through the API. Returns the id of the application. */
export async function applyTo(
  listing: { _id: string },
  graduate: { token: string },
  name?: string,
): Promise<string> {
  const json = { internshipId: listing._id, resumeId: await uploadResume(graduate, name) };
  const { status, body } = await client.api<{ application: { _id: string } }>('POST', '/api/applications', {
    token: graduate.token,
    json,
  });
  if (status !== 201) throw new Error(`the application was not accepted: ${status}`);
  return body.application._id;
}
