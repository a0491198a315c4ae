export const LISTINGS = '/dashboard/employer-internships';
export const SUBMIT = `${LISTINGS}/submit`;
export const SENT = `${SUBMIT}/sent`;
export const SUBMISSIONS = `${LISTINGS}/submissions`;
const PREVIEW = `${SUBMIT}/preview`;

/** The form's name in the outcome cookie. */
export const SUBMISSION_FORM = 'submission';

const COPY = 'copy-';
const EDIT = 'edit-';
export const copyForm = (internshipId: string): string => `${COPY}${internshipId}`;
export const editForm = (internshipId: string): string => `${EDIT}${internshipId}`;

export const listingPage = (internshipId: string): string =>
  `${LISTINGS}/${encodeURIComponent(internshipId)}`;

/** The page of the submission form with this name. */
export function formPage(about: string): string {
  if (about === 'new') return SUBMIT;
  if (about.startsWith(COPY)) return `${SUBMIT}?copy=${encodeURIComponent(about.slice(COPY.length))}`;
  if (about.startsWith(EDIT)) return `${listingPage(about.slice(EDIT.length))}/edit`;
  return `${SUBMISSIONS}/${encodeURIComponent(about)}`;
}

export const previewPage = (about: string): string => `${PREVIEW}?form=${encodeURIComponent(about)}`;
