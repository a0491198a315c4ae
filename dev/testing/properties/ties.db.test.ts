import mongoose, { Types } from 'mongoose';
import { beforeAll, describe, expect, test } from 'vitest';
import { asActor, inDays, makeListing, makeResume, makeUser } from '@/dev/testing/data/fixtures';
import { ordersDuring, type SentOrder } from '@/dev/testing/sent-orders';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { listSignIns } from '@/lib/identity/accounts/sign-in/list-sign-ins';
import { listAlerts } from '@/lib/search/alerts/list-alerts';
import { downloadApplicants } from '@/lib/applications/board/download-applicants';
import { listApplicants } from '@/lib/applications/board/list-applicants';
import { listBoard } from '@/lib/applications/board/list-board';
import { listOwnApplications } from '@/lib/applications/tracking/list-own';
import { listAuditEntries } from '@/lib/trust/audit/list-entries';
import { listDataRequests } from '@/lib/identity/data-requests/list-data-requests';
import { listEmployers } from '@/lib/employers/profile/list-employers';
import { listVerifiedAddresses } from '@/lib/employers/verification/list-verified-addresses';
import { readJobFeed } from '@/lib/publishing/feeds/read-job-feed';
import { listAllInternships } from '@/lib/internships/listings/list-all';
import { listInternshipsByCounty } from '@/lib/internships/listings/list-by-county';
import { listInternshipsByIndustry } from '@/lib/internships/listings/list-by-industry';
import { listFeaturedInternships } from '@/lib/internships/listings/list-featured';
import { listNewestInternships } from '@/lib/internships/listings/list-newest';
import { listOpenAddresses } from '@/lib/internships/listings/list-open-addresses';
import { listOwnInternships } from '@/lib/internships/listings/list-own';
import { listVerifiedEmployers } from '@/lib/internships/listings/list-verified-employers';
import { searchInternships } from '@/lib/internships/listings/search-internships';
import { listReports } from '@/lib/trust/reports/list-reports';
import { listSaved } from '@/lib/search/saved/list-saved';
import { listSynonyms } from '@/lib/search/synonyms/list-synonyms';
import { listOwnSubmissions } from '@/lib/internships/submissions/list-own';
import { listSubmissions } from '@/lib/internships/submissions/list-submissions';
import { listUsers } from '@/lib/identity/users/admin/list-users';
import { listResumesSent } from '@/lib/identity/users/list-resumes-sent';
import { findOwnRecords } from '@/lib/identity/users/own-records';
import { AlertModel } from '@/models/alert';
import { ApplicationModel } from '@/models/application';
import { AuditEntryModel } from '@/models/audit-entry';
import { DataRequestModel } from '@/models/data-request';
import { EmployerModel } from '@/models/employer';
import { IdentityModel } from '@/models/identity';
import { InternshipModel } from '@/models/internship';
import { ReportModel } from '@/models/report';
import { ResumeDownloadModel } from '@/models/resume-download';
import { SavedModel } from '@/models/saved';
import { SubmissionModel } from '@/models/submission';
import { SynonymModel } from '@/models/synonym';
import { UserModel, type UserRecord } from '@/models/user';

preparedDatabase();

/**
 * Number of rows in each list that are equal in every sort order. They fill three pages, the last two of
 * which are read from the end.
 */
const ROWS = 25;
const AT = new Date(Date.now() - 40 * 86_400_000);
const DEADLINE = inDays(20);
const TITLE = 'Tied Intern';

const rows = <T>(one: (at: number) => T): T[] => Array.from({ length: ROWS }, (_, at) => one(at));

let administrator: Actor;
let editor: Actor;
let employer: Actor;
let graduate: Actor;
let listingId: string;

type Actor = ReturnType<typeof asActor>;

/** Creates all records with the same timestamp, as an import, a restored backup or a script would. */
beforeAll(async () => {
  const [admin, staff, owner, student] = await Promise.all([
    makeUser('administrator', { createdAt: AT }),
    makeUser('editor', { createdAt: AT }),
    makeUser('employer', { createdAt: AT }),
    makeUser('recent graduate', { createdAt: AT }),
  ]);
  administrator = asActor(admin);
  editor = asActor(staff);
  employer = asActor(owner);
  graduate = asActor(student);
  const { _id, employer: ownEmployer } = await makeListing({ ...listing(0), postedBy: owner._id });
  listingId = _id.toHexString();
  const others = [];
  for (let at = 1; at < ROWS; at += 1)
    others.push(await makeListing({ ...listing(at), postedBy: owner._id, employer: ownEmployer }));
  const listings = [_id, ...others.map((one) => one._id)];
  const users = rows(() => new Types.ObjectId());
  await UserModel.insertMany(
    users.slice(4).map((id, at) => ({
      ...{ _id: id, firstName: 'Tied', lastName: 'Person', username: `tied${'x'.repeat(at)}` },
      ...{ email: `tied${at}@test.example`, phoneNumber: '0700000000', passwordHash: 'none' },
      ...{ role: 'recent graduate', isActive: true, isVerified: true, createdAt: AT },
    })),
  );
  const applicants = [student._id, admin._id, staff._id, owner._id, ...users.slice(4)];
  const resumeId = await makeResume(student);
  const sent = { resumeId, status: 'applied', history: [{ status: 'applied', at: AT, by: null }] };
  const owned = {
    employer: ownEmployer,
    postedBy: owner._id,
    appliedAt: AT,
    nameKey: 'person tied',
    ...sent,
  };
  await ApplicationModel.insertMany([
    ...listings.map((internshipId) => ({ ...owned, internshipId, userId: student._id })),
    ...applicants.slice(1).map((userId) => ({ ...owned, internshipId: _id, userId })),
  ]);
  await SavedModel.insertMany(
    listings.map((internshipId) => ({ userId: student._id, internshipId, savedAt: AT })),
  );
  await SubmissionModel.insertMany(
    rows(() => ({
      ...{ title: TITLE, company: 'Ties', location: 'Nairobi', duration: '3 months', createdAt: AT },
      ...{
        applicationDeadline: DEADLINE,
        applyLink: 'https://example.org',
        howToApply: 'Write',
        employer: ownEmployer,
      },
      file: { fileId: new Types.ObjectId(), fileName: 'a.pdf', contentType: 'application/pdf', size: 1 },
      submittedBy: owner._id,
    })),
  );
  await ReportModel.insertMany(
    rows(() => ({
      ...{ internshipId: _id, reason: 'other', harm: 5, network: 'n', weight: 1, createdAt: AT },
      state: 'open',
    })),
  );
  await AuditEntryModel.insertMany(
    rows((at) => ({
      ...{
        actorId: admin._id,
        actorName: 'Tied',
        actorRole: 'administrator',
        action: 'user created',
        at: AT,
      },
      target: { kind: 'user', id: admin._id, label: `Entry ${at}` },
    })),
  );
  await DataRequestModel.insertMany(
    (['open', 'answered'] as const).flatMap((state) =>
      rows(() => ({ kind: 'access', email: 'a@test.example', state, dueAt: AT, createdAt: AT })),
    ),
  );
  const verification = { by: 'documents' as const, at: AT, until: inDays(300) };
  await EmployerModel.insertMany(
    rows((at) => ({
      ...{
        name: `Ties ${at}`,
        slug: `ties-${at}`,
        kind: 'company',
        askedAt: AT,
        createdAt: AT,
        verification,
      },
      members: [{ userId: new Types.ObjectId(), role: 'owner', since: AT }],
    })),
  );
  await AlertModel.insertMany(
    rows((at) => ({
      ...{ userId: student._id, search: { q: 'tied' }, key: `${at}`, every: 'day', since: AT, createdAt: AT },
    })),
  );
  await SynonymModel.insertMany(rows((at) => ({ phrase: 'tied', means: `means ${at}`, createdAt: AT })));
  await IdentityModel.insertMany(
    rows((at) => ({
      ...{ userId: student._id, issuer: 'https://issuer.example', subject: `${at}`, provider: 'oidc' },
      ...{ email: 'a@test.example', linkedAt: AT, lastUsedAt: AT },
    })),
  );
  await ResumeDownloadModel.insertMany(
    rows(() => ({ ownerId: student._id, resumeId, by: admin._id, role: 'administrator', at: AT })),
  );
  await InternshipModel.updateMany(
    {},
    { $set: { createdAt: AT } },
    { overwriteImmutable: true, timestamps: false },
  );
});

const listing = (at: number) => ({
  ...{ title: TITLE, company: 'Ties', county: 'Lamu' as const, applicationDeadline: DEADLINE },
  ...{ isFeatured: true, stipend: { kind: 'paid' as const, min: 9_000, max: null }, createdAt: AT },
  ...{ descriptionParagraph: 'Ties and knots.', slug: `tied-${at}`, featuredSlug: `tied-${at}` },
});

interface Page {
  ids: string[];
  totalPages: number;
}

const pageOf = async <K extends string, R extends { _id: string }>(
  name: K,
  answer: Promise<Record<K, R[]> & { totalPages: number }>,
): Promise<Page> => {
  const { totalPages, ...found } = await answer;
  return { ids: (found as unknown as Record<K, R[]>)[name].map(({ _id }) => _id), totalPages };
};

const SORTS = ['newest', 'oldest', 'deadline', 'title'] as const;

/** Every paginated list, in each of its sort orders. */
const PAGED: Record<string, (page: number) => Promise<Page>> = {
  'listings of a county': (page) => pageOf('internships', listInternshipsByCounty({ county: 'Lamu', page })),
  'listings of an industry': (page) =>
    pageOf('internships', listInternshipsByIndustry({ industryId: '1', page })),
  ...Object.fromEntries(
    ['match', 'newest', 'closing', 'pay'].flatMap((sort) =>
      ['', 'tied'].map((q) => [
        `search for “${q}”, ${sort}`,
        (page: number) => pageOf('internships', searchInternships({ ...(q && { q }), sort, page })),
      ]),
    ),
  ),
  ...Object.fromEntries(
    SORTS.flatMap((sort) => [
      [
        `all listings, ${sort}`,
        (page: number) => pageOf('internships', listAllInternships(editor, { page, sort })),
      ],
      [
        `all open listings, ${sort}`,
        (page: number) => pageOf('internships', listAllInternships(editor, { page, sort, status: 'open' })),
      ],
      [
        `own listings, ${sort}`,
        (page: number) => pageOf('internships', listOwnInternships(employer, { page, sort })),
      ],
      [
        `own listings by a word, ${sort}`,
        (page: number) => pageOf('internships', listOwnInternships(employer, { page, sort, q: 'tied' })),
      ],
    ]),
  ),
  ...Object.fromEntries(
    ['newest', 'oldest', 'name'].flatMap((sort) =>
      [{}, { status: 'applied' }].map((more) => [
        `applicants, ${sort} ${Object.values(more).join('')}`,
        (page: number) =>
          pageOf('applicants', listApplicants(employer, { internshipId: listingId, page, sort, ...more })),
      ]),
    ),
  ),
  'own applications': (page) => pageOf('applications', listOwnApplications(graduate, { page })),
  'saved listings': (page) => pageOf('internships', listSaved(graduate, { page })),
  'own submissions': (page) => pageOf('submissions', listOwnSubmissions(employer, { page })),
  submissions: (page) => pageOf('submissions', listSubmissions(administrator, { page })),
  reports: (page) => pageOf('reports', listReports(editor, { page })),
  'audit log': (page) => pageOf('entries', listAuditEntries(administrator, { page })),
  'audit log of an action': (page) =>
    pageOf('entries', listAuditEntries(administrator, { page, action: 'user created', kind: 'user' })),
  'requests about data': (page) => pageOf('requests', listDataRequests(administrator, { page })),
  'answered requests about data': (page) =>
    pageOf('requests', listDataRequests(administrator, { page, state: 'answered' })),
  users: (page) => pageOf('users', listUsers(administrator, { page })),
  'users of a role': (page) => pageOf('users', listUsers(administrator, { page, state: 'active' })),
  'employers that ask': (page) => pageOf('employers', listEmployers(administrator, { page })),
  'verified employers, for staff': (page) =>
    pageOf('employers', listEmployers(administrator, { page, state: 'verified' })),
  'all employers': (page) => pageOf('employers', listEmployers(administrator, { page, state: 'all' })),
  'verified employers': async (page) => {
    const { employers, totalPages } = await listVerifiedEmployers({ page });
    return { ids: employers.map(({ slug }) => slug), totalPages };
  },
  synonyms: (page) => pageOf('synonyms', listSynonyms(administrator, { page })),
  'the sitemap': async (page) => {
    const found = await listOpenAddresses({ skip: (page - 1) * 10, limit: 10 });
    return { ids: found.map(({ path }) => path), totalPages: Math.ceil(ROWS / 10) };
  },
};

/** Reads that return some or all of the equal rows. */
const OTHERS: Record<string, () => Promise<unknown>> = {
  'featured listings': listFeaturedInternships,
  'newest listings': () => listNewestInternships({ limit: 5 }),
  'the feed of jobs': () => readJobFeed({ addressOf: (path) => `https://site.example${path}` }),
  'addresses of employers': () => listVerifiedAddresses({ limit: 5 }),
  'the board of applicants': () => listBoard(employer, { internshipId: listingId }),
  'the CSV of applicants': () => downloadApplicants(employer, { internshipId: listingId }),
  alerts: () => listAlerts(graduate),
  'linked sign-ins': () => listSignIns(graduate),
  'resumes sent': () => listResumesSent(graduate),
  'the export of own data': async () =>
    findOwnRecords(await UserModel.findById(graduate.id).orFail().lean<UserRecord>()),
};

const inWords = ({ order, collection }: SentOrder) => `${collection}: ${JSON.stringify(order)}`;

/** True if an index provides this sort order. */
async function isServed({ command }: SentOrder): Promise<boolean> {
  const { find, filter, sort, skip, limit } = command;
  const explain = {
    find,
    filter,
    sort,
    ...(skip !== undefined && { skip }),
    ...(limit !== undefined && { limit }),
  };
  const plan = await mongoose.connection.db?.command({ explain, verbosity: 'queryPlanner' });
  return !JSON.stringify(plan).includes('"stage":"SORT"');
}

/** Checks that the sort orders are total, so that every engine returns the same order. */
const expectTotal = (orders: SentOrder[]) =>
  expect(orders.filter(({ total }) => !total).map(inWords)).toEqual([]);

describe('each of many equal rows is on exactly one page, from both ends', () => {
  test.each(Object.keys(PAGED))('%s', async (name) => {
    const read = PAGED[name] ?? (() => Promise.reject(new Error(name)));
    const pages: Page[] = [];
    const orders = await ordersDuring(async () => {
      const first = await read(1);
      pages.push(first);
      for (let page = 2; page <= first.totalPages; page += 1) pages.push(await read(page));
    });
    expectTotal(orders);
    const sorted = await Promise.all(
      orders.map(async (order) => ((await isServed(order)) ? [] : inWords(order))),
    );
    expect(sorted.flat()).toEqual([]);
    const ids = pages.flatMap((page) => page.ids);
    expect(ids.length).toBeGreaterThanOrEqual(ROWS);
    expect(new Set(ids).size).toBe(ids.length);
    const backwards: string[] = [];
    for (let page = pages.length; page >= 1; page -= 1) backwards.unshift(...(await read(page)).ids);
    expect(backwards).toEqual(ids);
  });
});

describe('equal rows have a fixed order', () => {
  test.each(Object.keys(OTHERS))('%s', async (name) => {
    let answer: unknown;
    const orders = await ordersDuring(async () => void (answer = await OTHERS[name]?.()));
    expect(answer).toBeDefined();
    expectTotal(orders);
  });
});
