export const applicantPage = (
  { internshipId = '' }: Record<string, string>,
  { applicationId = '' }: Record<string, string>,
): string =>
  `/dashboard/employer-internships/${encodeURIComponent(internshipId)}/applicants/${encodeURIComponent(applicationId)}`;
