const FILTERS = ['q', 'status', 'sort'] as const;

/** The applicant's page, with the filters of the list, and with the CV if it was open. */
export function applicantPage(
  { internshipId = '', read, list = '' }: Record<string, string>,
  { applicationId = '' }: Record<string, string>,
): string {
  const path = `/dashboard/employer-internships/${encodeURIComponent(internshipId)}/applicants/${encodeURIComponent(applicationId)}`;
  const given = new URLSearchParams(list);
  const query = new URLSearchParams(
    FILTERS.flatMap((name) => (given.get(name) ? [[name, given.get(name) ?? '']] : [])),
  );
  if (read === 'resume') query.set('read', read);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
