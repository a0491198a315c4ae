/** The applicant's page, with the CV if it was open. */
export const applicantPage = (
  { internshipId = '', read }: Record<string, string>,
  { applicationId = '' }: Record<string, string>,
): string => {
  const path = `/dashboard/employer-internships/${encodeURIComponent(internshipId)}/applicants/${encodeURIComponent(applicationId)}`;
  return read === 'resume' ? `${path}?read=resume` : path;
};
