import { z } from 'zod';
import { APPLICATION_STATUSES } from '@/lib/platform/core/vocabulary';
import { chosen, searchText } from '@/lib/search/engine/schemas';
import { APPLICANT_SORTS } from './applicant-sorts';

export const applicantFilters = z.object({
  q: searchText,
  status: chosen(APPLICATION_STATUSES, 'status'),
  sort: chosen(APPLICANT_SORTS, 'sort'),
});
