import type { SubmissionAction, SubmissionState } from './submission-scenes';
import type { StateTable } from './table';

/** The expected answers of every page and call in every state of a submission. */
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
    'the form for a new one': { status: 200, text: '/dashboard/employer-internships/submit | Your draft of' },
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
      text: '/dashboard/employer-internships/submissions/{id}?edit=yes | Change it while it waits | Save the changes',
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
    'change (call)': { status: 200, text: 'Your submission has been changed. It waits for approval.' },
    'change again (call)': { status: 200, text: 'Your submission has been changed. It waits for approval.' },
    'change by another employer': { status: 404, text: 'Submission not found' },
    'approve (call)': { status: 200, text: 'The submission has been approved and published.' },
    'approve again (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
    'approve from an outdated page': {
      status: 409,
      text: 'The employer has changed this submission meanwhile. Reload the page to read it as it is now. Nothing was decided.',
    },
    'reject (call)': { status: 200, text: 'The submission has been rejected.' },
    'reject again (call)': {
      status: 409,
      text: 'This submission has already been rejected by Test Person. Nothing more was changed.',
    },
    'reject from an outdated page': {
      status: 409,
      text: 'The employer has changed this submission meanwhile. Reload the page to read it as it is now. Nothing was decided.',
    },
    'reject after approval': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
  },
  rejected: {
    'its employer page': {
      status: 200,
      text: '/dashboard/employer-internships/submissions/{id} | This submission was rejected | Correct it and submit it again',
    },
    'its employer page, to change it': {
      status: 200,
      text: '/dashboard/employer-internships/submissions/{id}?edit=yes | This submission was rejected | Correct it and submit it again',
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
    'change again (call)': { status: 200, text: 'Your submission has been changed. It waits for approval.' },
    'change by another employer': { status: 404, text: 'Submission not found' },
    'approve (call)': {
      status: 409,
      text: 'This submission has already been rejected by Test Person. Nothing more was changed.',
    },
    'approve again (call)': {
      status: 409,
      text: 'This submission has already been rejected by Test Person. Nothing more was changed.',
    },
    'approve from an outdated page': {
      status: 409,
      text: 'This submission has already been rejected by Test Person. Nothing more was changed.',
    },
    'reject (call)': {
      status: 409,
      text: 'This submission has already been rejected by Test Person. Nothing more was changed.',
    },
    'reject again (call)': {
      status: 409,
      text: 'This submission has already been rejected by Test Person. Nothing more was changed.',
    },
    'reject from an outdated page': {
      status: 409,
      text: 'This submission has already been rejected by Test Person. Nothing more was changed.',
    },
    'reject after approval': {
      status: 409,
      text: 'This submission has already been rejected by Test Person. Nothing more was changed.',
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
      text: 'This submission is decided: only one that waits or was rejected can be changed.',
    },
    'change again (call)': {
      status: 409,
      text: 'This submission is decided: only one that waits or was rejected can be changed.',
    },
    'change by another employer': { status: 404, text: 'Submission not found' },
    'approve (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
    'approve again (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
    'approve from an outdated page': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
    'reject (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
    'reject again (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
    'reject from an outdated page': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
    'reject after approval': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
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
      text: 'This submission is decided: only one that waits or was rejected can be changed.',
    },
    'change again (call)': {
      status: 409,
      text: 'This submission is decided: only one that waits or was rejected can be changed.',
    },
    'change by another employer': { status: 404, text: 'Submission not found' },
    'approve (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
    'approve again (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
    'approve from an outdated page': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
    'reject (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
    'reject again (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
    'reject from an outdated page': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
    'reject after approval': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
  },
  'approved, its listing deleted': {
    'its employer page': {
      status: 200,
      text: '/dashboard/employer-internships/submissions/{id} | Its listing has been deleted',
    },
    'its employer page, to change it': {
      status: 200,
      text: '/dashboard/employer-internships/submissions/{id}?edit=yes | Its listing has been deleted',
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
      text: 'This submission is decided: only one that waits or was rejected can be changed.',
    },
    'change again (call)': {
      status: 409,
      text: 'This submission is decided: only one that waits or was rejected can be changed.',
    },
    'change by another employer': { status: 404, text: 'Submission not found' },
    'approve (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
    'approve again (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
    'approve from an outdated page': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
    'reject (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
    'reject again (call)': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
    'reject from an outdated page': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
    },
    'reject after approval': {
      status: 409,
      text: 'This submission has already been approved by Test Person. Nothing more was changed.',
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
      text: 'This submission has already been withdrawn. Nothing more was changed.',
    },
    'approve again (call)': {
      status: 409,
      text: 'This submission has already been withdrawn. Nothing more was changed.',
    },
    'approve from an outdated page': {
      status: 409,
      text: 'This submission has already been withdrawn. Nothing more was changed.',
    },
    'reject (call)': {
      status: 409,
      text: 'This submission has already been withdrawn. Nothing more was changed.',
    },
    'reject again (call)': {
      status: 409,
      text: 'This submission has already been withdrawn. Nothing more was changed.',
    },
    'reject from an outdated page': {
      status: 409,
      text: 'This submission has already been withdrawn. Nothing more was changed.',
    },
    'reject after approval': {
      status: 409,
      text: 'This submission has already been withdrawn. Nothing more was changed.',
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
