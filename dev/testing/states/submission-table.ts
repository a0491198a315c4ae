import type { SubmissionAction, SubmissionState } from './submission-scenes';
import type { StateTable } from './table';

/** The expected responses of every page and call in every state of a submission. */
export const SUBMISSION_TABLE: StateTable<SubmissionState, SubmissionAction> = {
  'a draft': {
    'its employer page': { status: 404, text: '/dashboard/employer-internships/submissions/{id}' },
    'its employer page, to change it': {
      status: 404,
      text: '/dashboard/employer-internships/submissions/{id}?edit=yes',
    },
    'its employer page, for another employer': {
      status: 404,
      text: '/dashboard/employer-internships/submissions/{id}',
    },
    'its administrator page': { status: 404, text: '/dashboard/internship-submissions/{id}' },
    'the form for a new one': {
      status: 200,
      text: '/dashboard/employer-internships/submit | Your draft from',
    },
    'change (call)': { status: 404, text: 'Submission not found' },
    'change again (call)': { status: 404, text: 'Submission not found' },
    'change by another employer': { status: 404, text: 'Submission not found' },
    'approve (call)': { status: 404, text: 'Submission not found' },
    'approve again (call)': { status: 404, text: 'Submission not found' },
    'approve from an outdated page': { status: 404, text: 'Submission not found' },
    'reject (call)': { status: 404, text: 'Submission not found' },
    'reject again (call)': { status: 404, text: 'Submission not found' },
    'reject from an outdated page': { status: 404, text: 'Submission not found' },
    'reject after approval': { status: 404, text: 'Submission not found' },
  },
  waiting: {
    'its employer page': { status: 200, text: '/dashboard/employer-internships/submissions/{id}' },
    'its employer page, to change it': {
      status: 200,
      text: '/dashboard/employer-internships/submissions/{id}?edit=yes | Edit while it’s waiting | Save changes',
    },
    'its employer page, for another employer': {
      status: 404,
      text: '/dashboard/employer-internships/submissions/{id}',
    },
    'its administrator page': {
      status: 200,
      text: '/dashboard/internship-submissions/{id} | The employer reads your comments and can submit again. | Approve and publish',
    },
    'the form for a new one': { status: 200, text: '/dashboard/employer-internships/submit' },
    'change (call)': { status: 200, text: 'Your submission has been changed. It’s waiting for approval.' },
    'change again (call)': {
      status: 200,
      text: 'Your submission has been changed. It’s waiting for approval.',
    },
    'change by another employer': { status: 404, text: 'Submission not found' },
    'approve (call)': { status: 200, text: 'The submission has been approved and published.' },
    'approve again (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
    'approve from an outdated page': {
      status: 409,
      text: 'The employer has changed this submission, so nothing was decided. Reload the page to read the new version.',
    },
    'reject (call)': { status: 200, text: 'The submission has been rejected.' },
    'reject again (call)': {
      status: 409,
      text: 'This submission has already been rejected by Test Person. Nothing was changed.',
    },
    'reject from an outdated page': {
      status: 409,
      text: 'The employer has changed this submission, so nothing was decided. Reload the page to read the new version.',
    },
    'reject after approval': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
  },
  rejected: {
    'its employer page': {
      status: 200,
      text: '/dashboard/employer-internships/submissions/{id} | This submission was rejected | Edit and submit again',
    },
    'its employer page, to change it': {
      status: 200,
      text: '/dashboard/employer-internships/submissions/{id}?edit=yes | This submission was rejected | Edit and submit again',
    },
    'its employer page, for another employer': {
      status: 404,
      text: '/dashboard/employer-internships/submissions/{id}',
    },
    'its administrator page': {
      status: 200,
      text: '/dashboard/internship-submissions/{id} | This submission was rejected',
    },
    'the form for a new one': { status: 200, text: '/dashboard/employer-internships/submit' },
    'change (call)': { status: 200, text: 'Your internship has been submitted again for approval.' },
    'change again (call)': {
      status: 200,
      text: 'Your submission has been changed. It’s waiting for approval.',
    },
    'change by another employer': { status: 404, text: 'Submission not found' },
    'approve (call)': {
      status: 409,
      text: 'This submission has already been rejected by Test Person. Nothing was changed.',
    },
    'approve again (call)': {
      status: 409,
      text: 'This submission has already been rejected by Test Person. Nothing was changed.',
    },
    'approve from an outdated page': {
      status: 409,
      text: 'This submission has already been rejected by Test Person. Nothing was changed.',
    },
    'reject (call)': {
      status: 409,
      text: 'This submission has already been rejected by Test Person. Nothing was changed.',
    },
    'reject again (call)': {
      status: 409,
      text: 'This submission has already been rejected by Test Person. Nothing was changed.',
    },
    'reject from an outdated page': {
      status: 409,
      text: 'This submission has already been rejected by Test Person. Nothing was changed.',
    },
    'reject after approval': {
      status: 409,
      text: 'This submission has already been rejected by Test Person. Nothing was changed.',
    },
  },
  approved: {
    'its employer page': {
      status: 200,
      text: '/dashboard/employer-internships/submissions/{id} | See the applicants',
    },
    'its employer page, to change it': {
      status: 200,
      text: '/dashboard/employer-internships/submissions/{id}?edit=yes | See the applicants',
    },
    'its employer page, for another employer': {
      status: 404,
      text: '/dashboard/employer-internships/submissions/{id}',
    },
    'its administrator page': {
      status: 200,
      text: '/dashboard/internship-submissions/{id} | This submission was approved',
    },
    'the form for a new one': { status: 200, text: '/dashboard/employer-internships/submit' },
    'change (call)': {
      status: 409,
      text: 'This submission has been decided. You can change only waiting or rejected ones.',
    },
    'change again (call)': {
      status: 409,
      text: 'This submission has been decided. You can change only waiting or rejected ones.',
    },
    'change by another employer': { status: 404, text: 'Submission not found' },
    'approve (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
    'approve again (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
    'approve from an outdated page': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
    'reject (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
    'reject again (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
    'reject from an outdated page': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
    'reject after approval': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
  },
  'approved and scheduled': {
    'its employer page': {
      status: 200,
      text: '/dashboard/employer-internships/submissions/{id} | See the applicants',
    },
    'its employer page, to change it': {
      status: 200,
      text: '/dashboard/employer-internships/submissions/{id}?edit=yes | See the applicants',
    },
    'its employer page, for another employer': {
      status: 404,
      text: '/dashboard/employer-internships/submissions/{id}',
    },
    'its administrator page': {
      status: 200,
      text: '/dashboard/internship-submissions/{id} | This submission was approved',
    },
    'the form for a new one': { status: 200, text: '/dashboard/employer-internships/submit' },
    'change (call)': {
      status: 409,
      text: 'This submission has been decided. You can change only waiting or rejected ones.',
    },
    'change again (call)': {
      status: 409,
      text: 'This submission has been decided. You can change only waiting or rejected ones.',
    },
    'change by another employer': { status: 404, text: 'Submission not found' },
    'approve (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
    'approve again (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
    'approve from an outdated page': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
    'reject (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
    'reject again (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
    'reject from an outdated page': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
    'reject after approval': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
  },
  'approved, its listing deleted': {
    'its employer page': {
      status: 200,
      text: '/dashboard/employer-internships/submissions/{id} | This listing has been deleted',
    },
    'its employer page, to change it': {
      status: 200,
      text: '/dashboard/employer-internships/submissions/{id}?edit=yes | This listing has been deleted',
    },
    'its employer page, for another employer': {
      status: 404,
      text: '/dashboard/employer-internships/submissions/{id}',
    },
    'its administrator page': {
      status: 200,
      text: '/dashboard/internship-submissions/{id} | This submission was approved',
    },
    'the form for a new one': { status: 200, text: '/dashboard/employer-internships/submit' },
    'change (call)': {
      status: 409,
      text: 'This submission has been decided. You can change only waiting or rejected ones.',
    },
    'change again (call)': {
      status: 409,
      text: 'This submission has been decided. You can change only waiting or rejected ones.',
    },
    'change by another employer': { status: 404, text: 'Submission not found' },
    'approve (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
    'approve again (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
    'approve from an outdated page': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
    'reject (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
    'reject again (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
    'reject from an outdated page': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
    'reject after approval': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing was changed.',
    },
  },
  'its employer deleted while it waits': {
    'its employer page': {
      status: 200,
      text: '/login?reason=userNotFound&from=%2Fdashboard%2Femployer-internships%2Fsubmissions%2F{id}',
    },
    'its employer page, to change it': {
      status: 200,
      text: '/login?reason=userNotFound&from=%2Fdashboard%2Femployer-internships%2Fsubmissions%2F{id}',
    },
    'its employer page, for another employer': {
      status: 404,
      text: '/dashboard/employer-internships/submissions/{id}',
    },
    'its administrator page': { status: 200, text: '/dashboard/internship-submissions/{id}' },
    'the form for a new one': {
      status: 200,
      text: '/login?reason=userNotFound&from=%2Fdashboard%2Femployer-internships%2Fsubmit',
    },
    'change (call)': { status: 401, text: 'User not found' },
    'change again (call)': { status: 401, text: 'User not found' },
    'change by another employer': { status: 404, text: 'Submission not found' },
    'approve (call)': {
      status: 409,
      text: 'This submission has already been withdrawn. Nothing was changed.',
    },
    'approve again (call)': {
      status: 409,
      text: 'This submission has already been withdrawn. Nothing was changed.',
    },
    'approve from an outdated page': {
      status: 409,
      text: 'This submission has already been withdrawn. Nothing was changed.',
    },
    'reject (call)': {
      status: 409,
      text: 'This submission has already been withdrawn. Nothing was changed.',
    },
    'reject again (call)': {
      status: 409,
      text: 'This submission has already been withdrawn. Nothing was changed.',
    },
    'reject from an outdated page': {
      status: 409,
      text: 'This submission has already been withdrawn. Nothing was changed.',
    },
    'reject after approval': {
      status: 409,
      text: 'This submission has already been withdrawn. Nothing was changed.',
    },
  },
  unknown: {
    'its employer page': { status: 404, text: '/dashboard/employer-internships/submissions/{id}' },
    'its employer page, to change it': {
      status: 404,
      text: '/dashboard/employer-internships/submissions/{id}?edit=yes',
    },
    'its employer page, for another employer': {
      status: 404,
      text: '/dashboard/employer-internships/submissions/{id}',
    },
    'its administrator page': { status: 404, text: '/dashboard/internship-submissions/{id}' },
    'the form for a new one': { status: 200, text: '/dashboard/employer-internships/submit' },
    'change (call)': { status: 404, text: 'Submission not found' },
    'change again (call)': { status: 404, text: 'Submission not found' },
    'change by another employer': { status: 404, text: 'Submission not found' },
    'approve (call)': { status: 404, text: 'Submission not found' },
    'approve again (call)': { status: 404, text: 'Submission not found' },
    'approve from an outdated page': { status: 404, text: 'Submission not found' },
    'reject (call)': { status: 404, text: 'Submission not found' },
    'reject again (call)': { status: 404, text: 'Submission not found' },
    'reject from an outdated page': { status: 404, text: 'Submission not found' },
    'reject after approval': { status: 404, text: 'Submission not found' },
  },
};
