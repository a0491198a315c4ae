import type { ApplicationFacts } from '@/lib/applications/records/mapper';
import type { Applicant } from '@/lib/applications/board/with-people';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import type { OwnSubmission } from '@/lib/internships/submissions/mapper';
import type { OwnResume, OwnUser } from '@/lib/identity/users/mapper';
import { TEST_PASSWORD } from '../testing/client/client-for';
import { pdfFile } from '../testing/data/documents';
import { resumeForm } from '../testing/client/file-form';
import { submissionFields, submissionForm } from '../testing/client/submission-form';
import { anyOf, anyTitle, INDUSTRY, type Person, type World } from './world';

/** A visit or a task of a user. Throws if a response is wrong. */
type Journey = (world: World) => Promise<unknown>;

const KILOBYTE = 1024;
const pdf = (kilobytes: number): Buffer => pdfFile('Resume', kilobytes * KILOBYTE);
const RESUMES = [60, 150, 400].map(pdf);
const DETAILS = { name: 'details.pdf', bytes: pdf(40) };
/** File name of all resumes in a soak test. */
export const RESUME_NAME = 'resume.pdf';
const WORDS = [
  'intern',
  'farm',
  'data',
  'nurse',
  'law',
  'sales',
  'remote',
  'nairobi',
  'design',
  'bank',
  'hr',
];

/** Milliseconds after which an application may be deleted. Journeys use only newer applications. */
export const KEPT_MS = 30_000;

const readPage: Journey = ({ traffic, pages }) => traffic.ask('GET', anyOf(pages), 200);

const readPublished: Journey = ({ traffic, slots }) => traffic.ask('GET', anyOf(slots).listing.path, 200);

const search: Journey = async ({ traffic }) => {
  const words = encodeURIComponent(`${anyOf(WORDS)} ${anyOf(WORDS)}`);
  await traffic.ask('GET', `/internships?q=${words}`, 200);
  await traffic.ask('GET', `/api/internships?q=${words}&page=1`, 200);
};

const readCalls: Journey = async ({ traffic }) => {
  await traffic.ask('GET', '/api/internships/featured', 200);
  await traffic.ask('GET', `/api/internships/industry/${1 + Math.floor(Math.random() * 16)}?page=1`, 200);
};

const look =
  (people: (world: World) => Person[], paths: string[]): Journey =>
  (world) =>
    world.traffic.ask('GET', anyOf(paths), 200, { cookie: anyOf(people(world)).cookie });

const lookAsGraduate: Journey = ({ traffic, graduates }) =>
  graduates.lend(({ cookie }) =>
    traffic.ask('GET', anyOf(['/dashboard', '/dashboard/my-internships', '/dashboard/profile']), 200, {
      cookie,
    }),
  );
const lookAsEmployer = look(({ employers }) => employers, ['/dashboard', '/dashboard/employer-internships']);
const lookAsEditor = look(({ editors }) => editors, ['/dashboard', '/dashboard/internships']);
const lookAsAdministrator = look(
  ({ administrators }) => administrators,
  ['/dashboard', '/dashboard/users', '/dashboard/internship-submissions', '/dashboard/audit'],
);

const logIn: Journey = ({ traffic }) =>
  traffic.ask('POST', '/api/auth/login', 200, {
    json: { emailOrUsername: anyOf(['graduate', 'employer', 'editor']), password: TEST_PASSWORD },
  });

/** Uploads a resume, applies with it, and finds the application in the user's list. */
const apply: Journey = ({ traffic, graduates, slots, applications }) =>
  graduates.lend(async ({ token }) => {
    const form = resumeForm(anyOf(RESUMES), RESUME_NAME);
    const { resume } = await traffic.call<{ resume: OwnResume }>('POST', '/api/users/upload-resume', 201, {
      token,
      form,
    });
    const { application } = await traffic.call<{ application: ApplicationFacts }>(
      'POST',
      '/api/applications',
      [200, 201],
      { token, json: { internshipId: anyOf(slots).listing._id, resumeId: resume._id } },
    );
    if (application.resumeId !== resume._id) return;
    applications.push({ _id: application._id, at: Date.parse(application.appliedAt ?? '') });
    const own = await traffic.ask('GET', '/api/applications/my-applications', 200, { token });
    if (!own.text().includes(application._id)) traffic.fail('an application is missing from the user’s list');
  });

const readApplicants: Journey = async ({ traffic, slots }) => {
  const { _id, employer } = anyOf(slots).listing;
  const { token } = employer;
  const { applicants } = await traffic.call<{ applicants: Applicant[] }>(
    'GET',
    `/api/employer/applicants/${_id}`,
    200,
    { token },
  );
  const recent = applicants.find(({ appliedAt }) => Date.parse(appliedAt ?? '') > Date.now() - KEPT_MS / 2);
  if (!recent) return;
  await traffic.ask('PUT', `/api/employer/applications/${recent._id}/status`, 200, { token });
  const path = `/api/employer/download-resume/${recent.user._id}?internshipId=${_id}`;
  const { bytes } = await traffic.ask('GET', path, 200, { token });
  if (!RESUMES.some(({ length }) => length === bytes.length))
    traffic.fail(`a downloaded resume has ${bytes.length} bytes`);
};

const changeProfile: Journey = ({ traffic, graduates }) =>
  graduates.lend(async ({ token }) => {
    const { user } = await traffic.call<{ user: OwnUser }>('GET', '/api/users/me', 200, { token });
    const phoneNumber = `07${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    await traffic.ask('PUT', '/api/users/profile', 200, { token, json: { email: user.email, phoneNumber } });
    const after = await traffic.call<{ user: OwnUser }>('GET', '/api/users/me', 200, { token });
    if (after.user.phoneNumber !== phoneNumber) traffic.fail('a change to a profile is lost');
  });

/** Changes a listing. The API must return the change immediately, and the page must load. */
const edit: Journey = ({ traffic, inHands, editors }) =>
  inHands.lend(async ({ listing: { _id, path } }) => {
    const min = Math.floor(Math.random() * 1_000_000);
    const { token } = anyOf(editors);
    await traffic.ask('PUT', `/api/internships/${_id}`, 200, {
      token,
      json: {
        ...submissionFields({ title: anyTitle() }),
        industryId: INDUSTRY,
        descriptionParagraph: 'You learn everything about it.',
        stipend: { kind: 'paid', min },
      },
    });
    const page = await traffic.call<{ internship: PublicInternship }>(
      'GET',
      `/api/internships/${_id}`,
      200,
      {},
    );
    if (page.internship.stipend.min !== min) traffic.fail('a change to a listing is lost');
    await traffic.ask('GET', path, 200);
  });

/**
 * Submits a listing as an employer, approves it as an administrator, and retires the older listing it
 * replaces.
 */
const publish: Journey = ({ traffic, inHands, employers, administrators, retired }) =>
  inHands.lend(async (slot) => {
    const employer = anyOf(employers);
    const { token } = anyOf(administrators);
    const form = submissionForm(submissionFields({ title: anyTitle() }), DETAILS);
    const { submission } = await traffic.call<{ submission: OwnSubmission }>(
      'POST',
      '/api/employer/submit-internship',
      201,
      { token: employer.token, form },
    );
    const path = `/api/admin/internship-submissions/${submission._id}`;
    await traffic.ask('GET', path, 200, { token });
    const { internship } = await traffic.call<{ internship: PublicInternship }>(
      'POST',
      `${path}/approve`,
      200,
      {
        token,
        json: { industryId: INDUSTRY, descriptionParagraph: 'Work of all kinds.' },
      },
    );
    await traffic.ask('GET', internship.path, 200);
    retired.push({ ...slot.listing, at: Date.now() });
    slot.listing = { _id: internship._id, path: internship.path, employer };
  });

/** Journeys per thousand visitors. */
const MIX: readonly [share: number, journey: Journey][] = [
  [560, readPage],
  [90, readPublished],
  [70, search],
  [70, readCalls],
  [60, lookAsGraduate],
  [25, lookAsEmployer],
  [20, lookAsEditor],
  [25, lookAsAdministrator],
  [10, logIn],
  [25, apply],
  [15, readApplicants],
  [10, changeProfile],
  [12, edit],
  [8, publish],
];
const WHOLE = MIX.reduce((sum, [part]) => sum + part, 0);

export async function somebody(world: World): Promise<void> {
  let left = Math.random() * WHOLE;
  const [, journey] = MIX.find(([part]) => (left -= part) < 0) ?? [0, readPage];
  try {
    await journey(world);
  } catch (error) {
    world.traffic.fail(error instanceof Error ? error.message : String(error));
  }
}
