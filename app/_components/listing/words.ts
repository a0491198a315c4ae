import { countNoun } from '@/lib/platform/format/count-noun';

export const NO_FEATURED = 'No featured internships available at the moment...';
export const NONE_IN_INDUSTRY = 'There are currently no active internships in this industry...';

export const openText = (total: number): string => {
  if (total === 0) return 'No open internships';
  return `${countNoun(total, 'open internship')}${total > 1 ? ', newest first' : ''}`;
};
