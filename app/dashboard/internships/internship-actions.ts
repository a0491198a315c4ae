import type { StaffInternship } from '@/lib/internships/listings/mapper';
import type { RowCall } from '../_components/staff/row-call';

const featuring = ({ _id, title, isFeatured }: StaffInternship): RowCall => ({
  label: isFeatured ? 'Stop featuring' : 'Feature',
  of: title,
  path: `/api/internships/${_id}/feature`,
  method: 'POST',
  json: { isFeatured: !isFeatured },
  fallback: 'Failed to update internship',
});

const deletion = ({ _id, title }: StaffInternship): RowCall => ({
  label: 'Delete',
  variant: 'danger',
  of: title,
  path: `/api/internships/${_id}`,
  method: 'DELETE',
  formPath: `/api/internships/${_id}/delete`,
  fallback: 'Failed to delete internship',
  confirm: {
    ask: 'delete',
    title: `Delete ${title}?`,
    body: [
      'The listing leaves the site at once. Applicants keep their applications.',
      'This cannot be undone.',
    ],
    yes: 'Delete internship',
  },
});

/** The actions of staff on a listing. Only an open one that is on the site can be featured. */
export const actionsOfInternship = (internship: StaffInternship): RowCall[] => [
  ...(internship.status === 'Open' && !internship.hidden ? [featuring(internship)] : []),
  deletion(internship),
];
