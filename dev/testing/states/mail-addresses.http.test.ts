import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '@/dev/start/build';
import { ApplicationModel } from '@/models/application';
import { InternshipModel } from '@/models/internship';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';
import { makeApplication } from '../data/applications';
import { makeListing, makeUser, type TestUser } from '../data/fixtures';
import { makeSubmission } from '../data/submissions';
import { stackDatabase } from '../stack/stack-database';
import { browser, wordsOf } from './browser';
import { addressIn, LINK_KINDS } from './mail-link-cases';
import type { Answer, StateTable } from './table';

stackDatabase();

const READERS = [
  'a visitor',
  'the recipient',
  'another person of that role',
  'a deactivated recipient',
  'the recipient, once its subject is removed',
] as const;
type Reader = (typeof READERS)[number];

/** Addresses without a token to which e-mails link, each with the role of the recipient. */
const ADDRESSES = {
  '/login': 'recent graduate',
  '/reset-password': 'recent graduate',
  '/internships': 'recent graduate',
  '/dashboard': 'recent graduate',
  '/dashboard/my-internships': 'recent graduate',
  '/dashboard/my-internships/{}': 'recent graduate',
  '/dashboard/saved': 'recent graduate',
  '/dashboard/alerts': 'recent graduate',
  '/dashboard/profile': 'recent graduate',
  '/dashboard/employer': 'employer',
  '/dashboard/employer-internships/{}': 'employer',
  '/dashboard/employer-internships/submissions/{}': 'employer',
  '/dashboard/reports': 'editor',
  '/dashboard/requests': 'administrator',
} as const;
type Address = keyof typeof ADDRESSES;

const says = (text: string, status = 200): Answer => ({ status, text });

const LOG_IN = says('Please login to access this page');
const DEACTIVATED = says('Account deactivated. Please contact support.');

/** Returns the same response for everyone. */
const open = (text: string): Record<Reader, Answer> =>
  Object.fromEntries(READERS.map((reader) => [reader, says(text)])) as Record<Reader, Answer>;

/** Responses of a dashboard page, which needs a session. */
const own = (text: string): Record<Reader, Answer> => ({
  'a visitor': LOG_IN,
  'the recipient': says(text),
  'another person of that role': says(text),
  'a deactivated recipient': DEACTIVATED,
  'the recipient, once its subject is removed': says(text),
});

/** Responses of a page about one of the employer's records. */
const about = (text: string, notFound: string): Record<Reader, Answer> => ({
  ...own(text),
  'another person of that role': says(notFound, 404),
  'the recipient, once its subject is removed': says(notFound, 404),
});

const TABLE: StateTable<Address, Reader> = {
  // The log-in page redirects users who have a session.
  '/login': {
    ...own('Good'),
    'a visitor': says('Forgot Password?'),
  },
  '/reset-password': open('Reset your password'),
  '/internships': open('Internships'),
  '/dashboard': own('Good'),
  '/dashboard/my-internships': own('My Internships'),
  '/dashboard/my-internships/{}': about('Test Intern', 'We couldn’t find that page'),
  '/dashboard/saved': own('Saved'),
  '/dashboard/alerts': own('You have no alerts yet'),
  '/dashboard/profile': own('Profile'),
  '/dashboard/employer': own('Employer Profile'),
  '/dashboard/employer-internships/{}': about('Test Intern', 'not found'),
  '/dashboard/employer-internships/submissions/{}': about('Shamba Intern', 'We couldn’t find that page'),
  '/dashboard/reports': own('Reports'),
  '/dashboard/requests': own('Requests'),
};

/** Creates the record that an e-mail is about. Returns the path of its page, and a function that removes the record. */
async function make(address: Address, owner: TestUser) {
  if (address === '/dashboard/my-internships/{}') {
    const { application } = await makeApplication(await makeListing());
    const _id = application._id;
    await ApplicationModel.updateOne({ _id }, { $set: { userId: owner._id } });
    return {
      path: address.replace('{}', _id.toHexString()),
      remove: () => ApplicationModel.deleteOne({ _id }),
    };
  }
  if (address === '/dashboard/employer-internships/{}') {
    const { _id } = await makeListing({ postedBy: owner._id });
    const remove = () => InternshipModel.updateOne({ _id }, { $set: { deletedAt: new Date() } });
    return { path: address.replace('{}', _id.toHexString()), remove };
  }
  if (address === '/dashboard/employer-internships/submissions/{}') {
    const { _id } = await makeSubmission({ submittedBy: owner._id });
    return {
      path: address.replace('{}', _id.toHexString()),
      remove: () => SubmissionModel.deleteOne({ _id }),
    };
  }
  return { path: address, remove: () => Promise.resolve() };
}

async function readerOf(reader: Reader, owner: TestUser): Promise<string | undefined> {
  if (reader === 'a visitor') return undefined;
  if (reader === 'another person of that role') return (await makeUser(owner.role)).token;
  if (reader === 'a deactivated recipient')
    await UserModel.updateOne({ _id: owner._id }, { $set: { isActive: false } });
  return owner.token;
}

describe.each(Object.keys(TABLE) as Address[])('the address %s in an e-mail', (address) => {
  test.each(READERS)('opened by %s', async (reader) => {
    const owner = await makeUser(ADDRESSES[address]);
    const { path, remove } = await make(address, owner);
    if (reader.endsWith('removed')) await remove();
    const { status, html } = await browser(await readerOf(reader, owner)).go('GET', path);
    const due = TABLE[address][reader];
    expect({ status, text: wordsOf(html) }).toEqual({
      status: due.status,
      text: expect.stringContaining(due.text) as string,
    });
  });
});

/** Returns the paths in the e-mail templates, with `{}` for the variable parts. */
function namedPaths(): string[] {
  const files = readdirSync(join(ROOT, 'lib'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:mail-templates|step-mails|mail-links|guardian-link)\.ts$/.test(file),
  );
  const paths = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, 'lib', file), 'utf8').replaceAll(
      '${PROFILE}',
      '/dashboard/employer',
    );
    return [...text.matchAll(/[`'](\/[a-z][^`'?#]*)/g)].map(([, path = '']) => path.replace(/\$\{.*/, '{}'));
  });
  return [...new Set(paths)].filter((path) => path !== '/api').sort();
}

test('the tables list every address in the e-mails', () => {
  const withToken = LINK_KINDS.flatMap((kind) => {
    const path = addressIn(kind, '{}');
    // Links that never expire are built in another module.
    return ['/unsubscribe/{}', '/unsubscribe/alerts/{}'].includes(path) ? [path.replace('/{}', '')] : [path];
  });
  expect(namedPaths()).toEqual([...new Set([...Object.keys(ADDRESSES), ...withToken])].sort());
});
