import type { Types } from 'mongoose';
import { createEmployer } from '@/lib/employers/records/create-employer';
import { ApplicationModel } from '@/models/application';
import { EmployerModel } from '@/models/employer';
import { ReportModel } from '@/models/report';
import { SavedModel } from '@/models/saved';
import type { InternshipRecord } from '@/models/internship';
import { uniqueLetters } from '../client/client-for';
import { makeApplication } from '../data/applications';
import { inDays, makeListing, makeResume, makeUser, ownedBy, type TestUser } from '../data/fixtures';
import { makeSubmission } from '../data/submissions';
import { newId, rowsIn, three, type Made, type MomentRow } from './row';

const place = (collection: string, _id: unknown, path: string) => ({ collection, _id, path });

/** Creates three listings with unique titles. */
async function listings(change: Partial<InternshipRecord> = {}) {
  const made = await three(() => makeListing({ title: `Intern ${uniqueLetters()}`, ...change }));
  const ids = made.map(({ _id }) => _id);
  return { made, ids, marks: made.map(({ title }) => title), middle: made[1] };
}

async function ofEmployer(path: string, shown = true): Promise<Made> {
  const { _id: postedBy, token } = await makeUser('employer');
  const { ids, marks, middle } = await listings({ postedBy });
  return {
    token,
    places: [place('internships', middle._id, path)],
    api: { path: '/api/employer/my-internships', rows: rowsIn('internships', ids), at: [path] },
    ...(shown && { pages: ['/dashboard/employer-internships', '/dashboard'], marks }),
  };
}

async function ofStaff(path: string, shown = true): Promise<Made> {
  const { token } = await makeUser('editor');
  const { ids, marks, middle } = await listings();
  return {
    token,
    places: [place('internships', middle._id, path)],
    api: { path: '/api/internships/all', rows: rowsIn('internships', ids), at: [path] },
    ...(shown && { pages: ['/dashboard/internships'], marks }),
  };
}

/** Creates open listings, one of them without a publication date. */
async function published(industryId: number, api: string, pages: string[] = []): Promise<Made> {
  const { ids, marks, middle } = await listings({ industryId, isFeatured: api.endsWith('/featured') });
  return {
    places: [place('internships', middle._id, 'createdAt')],
    api: { path: api, rows: rowsIn('internships', ids), at: ['createdAt'] },
    pages,
    marks,
  };
}

/** Creates three applications of one graduate. */
async function sent() {
  const graduate = await makeUser('recent graduate');
  const { made, marks } = await listings({ postedBy: (await makeUser('employer'))._id });
  const resumeId = await makeResume(graduate);
  const applications = await three(async (at) => {
    const { _id, employer, postedBy } = made[at];
    const application = await ApplicationModel.create({
      ...{ internshipId: _id, userId: graduate._id, resumeId, employer, postedBy, status: 'applied' },
      applicant: { firstName: 'Test', lastName: 'Person' },
      history: [{ status: 'applied', at: inDays(-1), by: graduate._id }],
      appliedAt: inDays(-1),
    });
    return application._id;
  });
  return { graduate, made, marks, applications, resumeId };
}

const APPLIED = ['/dashboard/my-internships', '/dashboard'];

async function ofApplicant(path: string, at = path): Promise<Made> {
  const { graduate, marks, applications } = await sent();
  return {
    token: graduate.token,
    places: [place('applications', applications[1], path)],
    api: {
      path: '/api/applications/my-applications',
      rows: rowsIn('applications', applications),
      at: [at],
    },
    ...(path === 'appliedAt' && { pages: APPLIED, marks }),
  };
}

async function saved(graduate: TestUser) {
  const { made, ids, marks } = await listings();
  const records = await three(async (at) => {
    const { _id } = await SavedModel.create({
      ...{ userId: graduate._id, internshipId: made[at]._id, remindAt: null, savedAt: inDays(-3) },
    });
    return _id;
  });
  return { made, ids, marks, records };
}

const SAVED = ['/dashboard/saved'];

async function received(): Promise<{
  employer: TestUser;
  listing: InternshipRecord;
  applications: Types.ObjectId[];
  marks: string[];
}> {
  const employer = await makeUser('employer');
  const listing = await makeListing({ postedBy: employer._id });
  const marks: string[] = [];
  const applications = await three(async () => {
    const lastName = uniqueLetters();
    marks.push(lastName);
    return (await makeApplication(listing, { name: ['Amani', lastName] })).application._id;
  });
  return { employer, listing, applications: [...applications], marks };
}

export const LISTING_ROWS: readonly MomentRow[] = [
  { answer: '/api/employer/my-internships', what: 'deadline', make: () => ofEmployer('applicationDeadline') },
  { answer: '/api/employer/my-internships', what: 'day', make: () => ofEmployer('createdAt', false) },
  { answer: '/api/employer/my-internships', what: 'change', make: () => ofEmployer('updatedAt', false) },
  { answer: '/api/internships/all', what: 'deadline', make: () => ofStaff('applicationDeadline') },
  { answer: '/api/internships/all', what: 'day', make: () => ofStaff('createdAt', false) },
  {
    answer: '/api/internships/industry/{industryId}',
    what: 'day',
    make: () => published(8, '/api/internships/industry/8', ['/internships/natural-resources']),
  },
  {
    answer: '/api/internships/featured',
    what: 'day',
    make: async () => {
      const made = await published(9, '/api/internships/featured');
      const rows = made.api?.rows as ((body: unknown) => readonly unknown[]) | undefined;
      return {
        ...made,
        api: made.api && { ...made.api, rows: (internships: unknown) => rows?.({ internships }) ?? [] },
      };
    },
  },
  {
    answer: '/api/internships',
    what: 'day',
    make: () => published(10, '/api/internships?industry=10', ['/internships?industry=10&q=']),
  },
  {
    answer: '/api/internships/{id}/similar',
    what: 'day',
    make: async () => {
      const made = await published(11, '');
      const other = await makeListing({ industryId: 11 });
      return {
        ...made,
        api: made.api && { ...made.api, path: `/api/internships/${other._id.toHexString()}/similar` },
      };
    },
  },
  {
    answer: '/api/internships/{id}',
    what: 'times',
    make: async () => {
      const { _id, slug } = await makeListing({ industryId: 12 });
      const at = ['applicationDeadline', 'createdAt', 'updatedAt'];
      return {
        isOne: true,
        places: at.map((path) => place('internships', _id, path)),
        api: {
          path: `/api/internships/${_id.toHexString()}`,
          rows: ({ internship }: { internship: unknown }) => [internship],
          at,
        },
        pages: [`/internships/energy-and-environment/${slug}`],
      };
    },
  },
  {
    answer: '/api/employers/{slug}',
    what: 'day of a listing',
    make: async () => {
      const { _id: postedBy } = await makeUser('employer');
      const company = `Shamba ${uniqueLetters()}`;
      await createEmployer({ name: company, kind: 'company' }, postedBy, new Date());
      const { ids, marks, middle } = await listings({ postedBy, company });
      const { slug } = await EmployerModel.findOne({ 'members.userId': postedBy }).orFail().lean();
      return {
        places: [place('internships', middle._id, 'createdAt')],
        api: {
          path: `/api/employers/${slug}`,
          rows: rowsIn('internships', ids),
          at: ['createdAt'],
        },
        pages: [`/employers/${slug}`],
        marks,
      };
    },
  },
  { answer: '/api/applications/my-applications', what: 'day', make: () => ofApplicant('appliedAt') },
  {
    answer: '/api/applications/my-applications',
    what: 'step',
    make: () => ofApplicant('history.0.at'),
  },
  {
    answer: '/api/applications/my-applications',
    what: 'deadline of the listing',
    make: async () => {
      const { graduate, made, marks, applications } = await sent();
      return {
        token: graduate.token,
        places: [place('internships', made[1]._id, 'applicationDeadline')],
        api: {
          path: '/api/applications/my-applications',
          rows: rowsIn('applications', applications),
          at: ['applicationDeadline', 'answerBy', 'resumeUntil'].map((name) => `internshipId.${name}`),
        },
        pages: APPLIED,
        marks,
      };
    },
  },
  {
    answer: null,
    what: 'resumes that were sent',
    make: async () => {
      const { graduate, applications, marks } = await sent();
      return {
        token: graduate.token,
        places: [place('applications', applications[1], 'appliedAt')],
        pages: ['/dashboard/profile'],
        marks,
      };
    },
  },
  {
    answer: '/api/applications/applied',
    what: 'day',
    make: async () => {
      const { graduate, made, applications } = await sent();
      const ids = made.map(({ _id }) => _id.toHexString());
      return {
        token: graduate.token,
        places: [place('applications', applications[1], 'appliedAt')],
        api: {
          path: `/api/applications/applied?internshipIds=${ids.join(',')}`,
          rows: rowsIn('applied', ids, 'internshipId'),
          at: ['appliedAt'],
        },
      };
    },
  },
  {
    answer: '/api/users/saved',
    what: 'day',
    make: async () => {
      const graduate = await makeUser('recent graduate');
      const { ids, marks, records } = await saved(graduate);
      return {
        token: graduate.token,
        places: [place('saved', records[1], 'savedAt')],
        api: { path: '/api/users/saved', rows: rowsIn('internships', ids), at: ['savedAt'] },
        pages: SAVED,
        marks,
      };
    },
  },
  {
    answer: '/api/users/saved',
    what: 'deadline of the listing',
    make: async () => {
      const graduate = await makeUser('recent graduate');
      const { ids, marks, made } = await saved(graduate);
      return {
        token: graduate.token,
        places: [place('internships', made[1]._id, 'applicationDeadline')],
        api: { path: '/api/users/saved', rows: rowsIn('internships', ids), at: ['applicationDeadline'] },
        pages: SAVED,
        marks,
      };
    },
  },
  {
    answer: '/api/employer/applicants/{internshipId}',
    what: 'day',
    make: async () => {
      const { employer, listing, applications, marks } = await received();
      const id = listing._id.toHexString();
      const page = `/dashboard/employer-internships/${id}`;
      return {
        token: employer.token,
        places: [place('applications', applications[1], 'appliedAt')],
        api: {
          path: `/api/employer/applicants/${id}`,
          rows: rowsIn('applicants', applications),
          at: ['appliedAt'],
        },
        pages: [page, `${page}?view=board`],
        marks,
      };
    },
  },
  {
    answer: null,
    what: 'an applicant',
    make: async () => {
      const { employer, listing, applications } = await received();
      const [id] = applications;
      return {
        token: employer.token,
        isOne: true,
        places: ['history.0.at', 'appliedAt'].map((path) => place('applications', id, path)),
        pages: [`/dashboard/employer-internships/${listing._id.toHexString()}/applicants/${String(id)}`],
      };
    },
  },
  ...['createdAt', 'applicationDeadline'].map((path) => ({
    answer: '/api/employer/submissions',
    what: path,
    make: async (): Promise<Made> => {
      const { _id: submittedBy, token } = await makeUser('employer');
      const made = await three(() => makeSubmission({ submittedBy, title: `Intern ${uniqueLetters()}` }));
      return {
        token,
        places: [place('submissions', made[1]._id, path)],
        api: {
          path: '/api/employer/submissions',
          rows: rowsIn(
            'submissions',
            made.map(({ _id }) => _id),
          ),
          at: [path],
        },
        pages: ['/dashboard/employer-internships/submissions'],
        marks: made.map(({ title }) => title),
      };
    },
  })),
  ...['createdAt', 'applicationDeadline'].map((path) => ({
    answer: '/api/admin/internship-submissions',
    what: path,
    make: async (): Promise<Made> => {
      const { token } = await makeUser('administrator');
      const { _id: submittedBy } = await makeUser('employer');
      const made = await three(() => makeSubmission({ submittedBy, title: `Intern ${uniqueLetters()}` }));
      return {
        token,
        places: [place('submissions', made[1]._id, path)],
        api: {
          path: '/api/admin/internship-submissions',
          rows: rowsIn(
            'submissions',
            made.map(({ _id }) => _id),
          ),
          at: [path],
        },
        pages: ['/dashboard/internship-submissions'],
        marks: made.map(({ title }) => title),
      };
    },
  })),
  {
    answer: '/api/employer/submissions',
    what: 'publication date',
    make: async () => {
      const { _id: submittedBy, token } = await makeUser('employer');
      const { _id } = await makeSubmission({ submittedBy, publishAt: inDays(5) });
      return {
        token,
        isOne: true,
        places: [place('submissions', _id, 'publishAt')],
        api: { path: '/api/employer/submissions', rows: rowsIn('submissions', [_id]), at: ['publishOn'] },
        pages: [`/dashboard/employer-internships/submissions/${_id.toHexString()}`],
        isOptional: true,
      };
    },
  },
  {
    answer: '/api/admin/internship-submissions/{id}',
    what: 'times',
    make: async () => {
      const { token } = await makeUser('administrator');
      const { _id } = await makeSubmission({ submittedBy: (await makeUser('employer'))._id });
      const at = ['createdAt', 'applicationDeadline', 'updatedAt'];
      return {
        token,
        isOne: true,
        places: at.map((path) => place('submissions', _id, path)),
        api: {
          path: `/api/admin/internship-submissions/${_id.toHexString()}`,
          rows: ({ submission }: { submission: unknown }) => [submission],
          at,
        },
        pages: [`/dashboard/internship-submissions/${_id.toHexString()}`],
      };
    },
  },
  {
    answer: '/api/admin/reports',
    what: 'day',
    make: async () => {
      const { token } = await makeUser('administrator');
      const { ids, marks } = await listings();
      const reports = await three(async (at) => {
        const _id = newId();
        await ReportModel.create({
          ...{ _id, internshipId: ids[at], reason: 'other', harm: 1, text: 'Odd.', email: null },
          ...{ reporterId: null, network: 'a network', weight: 1, state: 'open', createdAt: inDays(-1) },
        });
        return _id;
      });
      return {
        token,
        places: [place('reports', reports[1], 'createdAt')],
        api: { path: '/api/admin/reports', rows: rowsIn('reports', reports), at: ['createdAt'] },
        pages: ['/dashboard/reports'],
        marks,
      };
    },
  },
  {
    answer: null,
    what: 'a report',
    make: async () => {
      const { token } = await makeUser('administrator');
      const { _id: internshipId } = await makeListing();
      const _id = newId();
      await ReportModel.create({
        ...{ _id, internshipId, reason: 'other', harm: 1, text: 'Odd.', email: null },
        ...{ reporterId: null, network: 'a network', weight: 1, state: 'open', createdAt: inDays(-1) },
      });
      return {
        token,
        isOne: true,
        places: [
          place('reports', _id, 'createdAt'),
          place('internships', internshipId, 'applicationDeadline'),
        ],
        pages: [`/dashboard/reports/${_id.toHexString()}`],
      };
    },
  },
  {
    answer: null,
    what: 'documents of an employer',
    make: async () => {
      const { token } = await makeUser('administrator');
      const { employer } = await ownedBy((await makeUser('employer'))._id);
      const file = { fileId: newId(), fileName: 'a.pdf', contentType: 'application/pdf', size: 1 };
      const evidence = [{ ...file, kind: 'registration', at: inDays(-1) }];
      const recalledAt = inDays(-1);
      await EmployerModel.updateOne(
        { _id: employer },
        { $set: { evidence, askedAt: inDays(-1), recalledAt } },
      );
      return {
        token,
        isOne: true,
        places: ['evidence.0.at', 'askedAt', 'recalledAt'].map((path) => place('employers', employer, path)),
        pages: [`/dashboard/employers/${employer.toHexString()}`],
      };
    },
  },
  {
    answer: '/api/admin/employers',
    what: 'verification request',
    make: async () => {
      const { token } = await makeUser('administrator');
      const marks: string[] = [];
      const employers = await three(async () => {
        const name = `Shamba ${uniqueLetters()}`;
        marks.push(name);
        const { employer } = await ownedBy((await makeUser('employer'))._id, name);
        await EmployerModel.updateOne({ _id: employer }, { $set: { askedAt: inDays(-1) } });
        return employer;
      });
      return {
        token,
        places: [place('employers', employers[1], 'askedAt')],
        api: {
          path: '/api/admin/employers?state=all',
          rows: rowsIn('employers', employers),
          at: ['askedAt'],
        },
        pages: ['/dashboard/employers?state=all'],
        marks,
        isOptional: true,
      };
    },
  },
  {
    answer: '/api/employer/profile',
    what: 'verification request',
    make: async () => {
      const { _id, token } = await makeUser('employer');
      const { employer } = await ownedBy(_id);
      await EmployerModel.updateOne({ _id: employer }, { $set: { askedAt: inDays(-1) } });
      return {
        token,
        isOne: true,
        places: [place('employers', employer, 'askedAt')],
        api: {
          path: '/api/employer/profile',
          rows: ({ employer: own }: { employer: unknown }) => [own],
          at: ['askedAt'],
        },
        pages: ['/dashboard/employer'],
        isOptional: true,
      };
    },
  },
];
