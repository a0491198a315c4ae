/** Where an employer works with listings. */
export const LISTINGS = '/dashboard/employer-internships';
export const SUBMIT = `${LISTINGS}/submit`;
/** Says that a submission has arrived. */
export const SENT = `${SUBMIT}/sent`;
export const SUBMISSIONS = `${LISTINGS}/submissions`;
const PREVIEW = `${SUBMIT}/preview`;

/** The form of a page of submissions, in the cookie that says what came of it. */
export const SUBMISSION_FORM = 'submission';

const COPY = 'copy-';
const EDIT = 'edit-';

/** The name of the form that begins with a copy of a listing. */
export const copyForm = (internshipId: string): string => `${COPY}${internshipId}`;

/** The name of the form that changes a listing. */
export const editForm = (internshipId: string): string => `${EDIT}${internshipId}`;

/** The page of a listing. */
export const listingPage = (internshipId: string): string =>
  `${LISTINGS}/${encodeURIComponent(internshipId)}`;

/** The page of a form of a submission, by its name. */
export function formPage(about: string): string {
  if (about === 'new') return SUBMIT;
  if (about.startsWith(COPY)) return `${SUBMIT}?copy=${encodeURIComponent(about.slice(COPY.length))}`;
  if (about.startsWith(EDIT)) return `${listingPage(about.slice(EDIT.length))}/edit`;
  return `${SUBMISSIONS}/${encodeURIComponent(about)}`;
}

/** The page that shows what was written into a form as applicants will see it. */
export const previewPage = (about: string): string => `${PREVIEW}?form=${encodeURIComponent(about)}`;
