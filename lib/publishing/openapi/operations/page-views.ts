import { pageViewFilters } from '@/lib/operations/dashboard/read-page-views';
import { pageViewFields } from '@/lib/internships/views/schemas';
import { pageViews } from '../answers';
import { ADMINISTRATOR, type Operation } from '../operation';

const tag = 'Page views';

export const PAGE_VIEWS: Operation[] = [
  {
    method: 'post',
    path: '/api/page-views',
    tag,
    summary: 'Count a view of a public page, or a click there, as the script of that page does',
    who: 'anybody',
    body: pageViewFields,
    example: { kind: 'view', path: '/internships' },
    answers: { 204: 'nothing' },
    failures: ['malformed', 'invalid', 'notFound'],
  },
  {
    method: 'get',
    path: '/api/admin/page-views',
    tag,
    summary: 'Views of public pages, or clicks of one kind, in the last 30 days or twelve weeks',
    who: ADMINISTRATOR,
    query: pageViewFilters,
    answers: { 200: pageViews },
    failures: ['invalid'],
  },
];
