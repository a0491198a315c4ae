import { Types } from 'mongoose';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { issueToken } from '@/lib/identity/accounts/tokens';
import { AccountTokenModel } from '@/models/account-token';
import { ApplicationModel } from '@/models/application';
import { pdfFile } from '../data/documents';
import { upload } from '../client/files';
import { makeListing, makeUser, type TestUser } from '../data/fixtures';
import { stackDatabase } from '../stack/stack-database';
import { submit } from '../client/submission-calls';
import { submissionFields } from '../client/submission-form';
import { ACCESS } from './matrix';
import { makePeople, PEOPLE, type Person } from './people';

/** A graduate and an employer, with the ids of all their data. */
interface Household {
  graduate: TestUser;
  employer: TestUser;
  ids: Record<'user' | 'listing' | 'submission' | 'resume' | 'application', string>;
  /** Values that no response may contain. */
  secrets: string[];
  /** Values that only their owner, administrators, and the employers that the owner applied to may see. */
  contacts: string[];
}

const digits = (): string => `07${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

async function makeMember(role: 'recent graduate' | 'employer') {
  const [passwordHash, phoneNumber] = [`$2b$12$${new Types.ObjectId().toHexString()}`, digits()];
  const [email, pendingEmail] = [0, 1].map(() => `${new Types.ObjectId().toHexString()}@leak.example`);
  const user = await makeUser(role, { passwordHash, phoneNumber, email, pendingEmail });
  const token = await issueToken('reset password', user._id, email ?? '');
  const { hash = '' } = (await AccountTokenModel.findOne({ userId: user._id }).lean()) ?? {};
  return {
    user,
    secrets: [passwordHash, token, hash],
    contacts: [phoneNumber, email, pendingEmail],
  };
}

async function makeHousehold(): Promise<Household> {
  const [one, other] = [await makeMember('recent graduate'), await makeMember('employer')];
  const [graduate, employer] = [one.user, other.user];
  const listing = await makeListing({ postedBy: employer._id });
  const application = new Types.ObjectId();
  const { body } = await submit(employer, submissionFields({ title: 'Kept Intern' }));
  const submission = new Types.ObjectId(body.submission._id);
  const resume = new Types.ObjectId((await upload(graduate, pdfFile())).body.resume._id);
  const [userId, internshipId] = [graduate._id, listing._id];
  const sent = {
    userId,
    internshipId,
    employer: listing.employer,
    postedBy: listing.postedBy,
    resumeId: resume,
    status: 'applied' as const,
    history: [],
  };
  await ApplicationModel.create({ _id: application, ...sent, appliedAt: new Date() });
  const hex = { user: userId, listing: internshipId, submission, resume, application };
  return {
    graduate,
    employer,
    ids: Object.fromEntries(
      Object.entries(hex).map(([name, id]) => [name, id.toHexString()]),
    ) as Household['ids'],
    secrets: [...one.secrets, ...other.secrets],
    contacts: [...one.contacts, ...other.contacts].filter((text) => text !== undefined),
  };
}

/** Returns the id from this household that fits the parameter in a row. */
function namedIn(row: string, { ids }: Household): string {
  if (/\[resumeId\]/.test(row)) return ids.resume;
  if (/\[userId\]|users\/\[id\]|deleteuser|updateuser|activate/.test(row)) return ids.user;
  if (/submissions\/\[id\]/.test(row)) return ids.submission;
  return /\[applicationId\]/.test(row) ? ids.application : ids.listing;
}

const REFUSABLE = Object.keys(ACCESS).filter((row) => ACCESS[row] !== 'anybody');
/** Rows whose requests only read data. All other requests change data. */
const READS = REFUSABLE.filter((row) => /^(PAGE|GET) /.test(row));
const CHANGES = REFUSABLE.filter((row) => !READS.includes(row));

async function answerTo(row: string, token: string | undefined, household: Household): Promise<string> {
  const [method = '', path = ''] = row.split(' ');
  const isPage = method === 'PAGE';
  const answer = await fetch(inject('appUrl') + path.replace(/\[\w+\]/g, namedIn(row, household)), {
    method: isPage ? 'GET' : method,
    redirect: 'manual',
    headers: token
      ? isPage
        ? { cookie: `next-auth.session-token=${token}` }
        : { authorization: `Bearer ${token}` }
      : {},
  });
  expect(answer.status).toBeLessThan(500);
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return `${headers}\n${await answer.text()}`;
}

const shown = (texts: string[], answer: string): string[] => texts.filter((text) => answer.includes(text));

let another: Household;
let own: Household;
let tokens: Record<Person, string | undefined>;

stackDatabase();
beforeAll(async () => {
  [another, own] = [await makeHousehold(), await makeHousehold()];
  const everybody = await makePeople('administrator');
  tokens = { ...everybody, 'recent graduate': own.graduate.token, employer: own.employer.token };
});

describe.each(READS)('%s', (row) => {
  test.each(PEOPLE)(
    "shows %s no secrets, and shows others' contacts only to administrators",
    async (person) => {
      const answers = [
        await answerTo(row, tokens[person], another),
        await answerTo(row, tokens[person], own),
      ];
      for (const answer of answers) {
        expect(shown([...another.secrets, ...own.secrets, inject('authSecret')], answer)).toEqual([]);
        if (person !== 'administrator') expect(shown(another.contacts, answer)).toEqual([]);
      }
    },
  );
});

/** These requests change nothing, because they have no body and these people have no access. */
test.each(CHANGES)('%s refuses without leaking data', async (row) => {
  for (const person of ['visitor', 'unverified', 'deactivated'] as const) {
    const answer = await answerTo(row, tokens[person], another);
    expect(shown([...another.secrets, ...another.contacts], answer)).toEqual([]);
  }
});

test('the contacts are shown where they should be', async () => {
  const seen = await answerTo('GET /api/employer/applicants/[internshipId]', own.employer.token, own);
  expect(shown(own.contacts, seen).length).toBe(2);
  const users = await answerTo('PAGE /dashboard/users/[id]', tokens.administrator, another);
  expect(shown(another.contacts, users).length).toBeGreaterThanOrEqual(2);
});
