import { downloadSentResume } from '@/lib/applications/resumes/download-sent-resume';
import { viewResume } from '@/lib/applications/resumes/view-resume';
import { fileAnswer } from '@/lib/platform/files/file-answer';
import { fileForm } from '@/lib/platform/http/file-form';
import { route } from '@/lib/platform/http/route';
import { applicantPage } from '../applicant-page';

export const GET = route(async ({ actor, params: { applicationId }, query }) =>
  fileAnswer(await viewResume(await actor(), { applicationId, as: query.get('as') ?? undefined }), 'inline'),
);

/** The button to download a CV, for browsers without JavaScript. */
export const POST = fileForm(
  route(async ({ actor, params: { applicationId } }) =>
    fileAnswer(await downloadSentResume(await actor(), { applicationId })),
  ),
  { name: 'download resume', page: applicantPage },
);
