import { openApplicantResume } from '@/lib/applications/resumes/open-applicant-resume';
import { fileAnswer } from '@/lib/platform/files/file-answer';
import { route } from '@/lib/platform/http/route';

export const GET = route(async ({ actor, params, query }) =>
  fileAnswer(
    await openApplicantResume(await actor(), {
      userId: params.userId,
      internshipId: query.get('internshipId'),
    }),
  ),
);
