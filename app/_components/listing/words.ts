export const NO_FEATURED = 'No featured internships available at the moment...';
export const NONE_IN_INDUSTRY = 'There are currently no active internships in this industry...';

export const openText = (total: number): string => {
  if (total === 0) return 'No open internships';
  return total === 1 ? '1 open internship' : `${total} open internships, newest first`;
};
