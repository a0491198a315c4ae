import { pageViewFilters, pageViews } from '@/lib/operations/dashboard/read-page-views';
import { pageViewFields } from '@/lib/internships/views/schemas';
import { group } from '../operation';

export const PAGE_VIEWS = group('Page views', 'anybody', {
  'POST /api/page-views': {
    summary: 'Counts a view of a public page, or a click on it, as the page’s own script does',
    body: pageViewFields,
    example: { kind: 'view', path: '/internships' },
    answers: { 204: 'nothing' },
    failures: ['notFound'],
  },
  'GET /api/admin/page-views': {
    summary: 'Counts views of public pages, or clicks of one kind, in the last 30 days or twelve weeks',
    who: 'page-view:read',
    query: pageViewFilters,
    answers: { 200: pageViews },
    failures: ['invalid'],
  },
});
