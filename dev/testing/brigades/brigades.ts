import type { Client } from '../client/client-for';
import { inDays, makeListing, makeUser, type TestUser } from '../data/fixtures';
import { makeApplication } from '../data/applications';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { MarkModel } from '@/models/mark';
import { ReportModel } from '@/models/report';

/** A person who sends reports: their IP address, account and browser. */
export interface Reporter {
  address: string;
  token?: string;
  cookie?: string;
}

export interface Brigade {
  name: string;
  /** Returns the people who report one listing. `run` gives each listing's reporters different networks. */
  gather: (listing: InternshipRecord, run: number) => Promise<Reporter[]>;
}

const PEOPLE = 20;

const people = <T>(make: (at: number) => T): T[] => Array.from({ length: PEOPLE }, (_, at) => make(at));

/** Creates a verified account that is two days old. */
const member = (): Promise<TestUser> => makeUser('recent graduate', { createdAt: inDays(-2) });

const applicant = async (listing: InternshipRecord): Promise<TestUser> =>
  (await makeApplication(listing)).graduate;

/** Makes the first two reporters trusted, because hiding a listing requires at least one trusted reporter. */
const trusted = async (listing: InternshipRecord): Promise<string[]> => [
  (await applicant(listing)).token,
  (await member()).token,
];

const group = (value: number): string => value.toString(16);

/** Groups whose reports must never hide a listing. */
export const BRIGADES: readonly Brigade[] = [
  {
    name: 'one household with twenty /64 networks',
    gather: async (listing, run) => {
      const tokens = await trusted(listing);
      return people((at) => ({ address: `2001:db8:${group(run)}:${group(at)}::1`, token: tokens[at] }));
    },
  },
  {
    name: 'one campus behind one IPv4 address',
    gather: async (listing, run) => {
      const tokens = await trusted(listing);
      return people((at) => ({ address: `41.80.${run}.7`, token: tokens[at] }));
    },
  },
  {
    name: 'one /24 network',
    gather: async (listing, run) => {
      const tokens = await trusted(listing);
      return people((at) => ({ address: `41.81.${run}.${at + 1}`, token: tokens[at] }));
    },
  },
  {
    name: 'twenty fresh accounts in twenty networks',
    gather: async (_, run) => {
      const accounts = await Promise.all(people(() => makeUser('recent graduate')));
      return people((at) => ({ address: `41.${100 + at}.${run}.7`, token: accounts[at]?.token }));
    },
  },
  {
    name: 'one account in twenty networks',
    gather: async (listing, run) => {
      const { token } = await applicant(listing);
      return people((at) => ({ address: `41.${130 + at}.${run}.7`, token }));
    },
  },
  {
    name: 'an applicant and one more network',
    gather: async (listing, run) => [
      { address: `41.82.${run}.7`, token: (await applicant(listing)).token },
      { address: `41.83.${run}.7` },
    ],
  },
];

/** Three people on three networks, one of them with an account. Their reports must hide every listing. */
export const VICTIMS: Brigade = {
  name: 'three independent victims',
  gather: async (listing, run) => [
    { address: `41.84.${run}.7`, token: (await (run % 2 === 0 ? applicant(listing) : member())).token },
    { address: `41.85.${run}.7` },
    { address: `2001:db9:${group(run)}::1` },
  ],
};

/** Sends a report as this person. Returns the response. */
export const sendReport = (
  { api }: Pick<Client, 'api'>,
  { _id }: Pick<InternshipRecord, '_id'>,
  { address, token, cookie }: Reporter,
  reason = 'money',
) =>
  api<{ message: string }>('POST', `/api/internships/${_id.toHexString()}/reports`, {
    json: { reason },
    headers: { 'x-forwarded-for': address },
    ...(token !== undefined && { token }),
    ...(cookie !== undefined && { cookie }),
  });

/** Returns the number of listings that reports have hidden in the last hour, as counted for the limit. */
export async function hiddenThisHour(): Promise<number> {
  const mark = await MarkModel.findById('hiding').lean();
  return (mark?.times ?? []).filter((time) => time > new Date(Date.now() - 60 * 60_000)).length;
}

/** Resets the hourly limit. */
export const passAnHour = async (): Promise<void> => {
  await MarkModel.deleteOne({ _id: 'hiding' });
};

export interface Result {
  name: string;
  listings: number;
  hidden: number;
  /** The number of reports sent. */
  sent: number;
  stored: number;
  /** Maximum number of listings hidden in the hour before a report. At ten, further reports hide nothing. */
  busiest: number;
}

/**
 * Lets a brigade report `listings` listings, and sends all reports of one listing concurrently. Resets the
 * hourly limit before each listing, so that the limit has no effect.
 */
export async function runBrigade(
  client: Client,
  { name, gather }: Brigade,
  listings: number,
): Promise<Result> {
  const result: Result = { name, listings, hidden: 0, sent: 0, stored: 0, busiest: 0 };
  for (let run = 0; run < listings; run += 1) {
    await passAnHour();
    const listing = await makeListing();
    const reporters = await gather(listing, run);
    result.busiest = Math.max(result.busiest, await hiddenThisHour());
    const answers = await Promise.all(reporters.map((reporter) => sendReport(client, listing, reporter)));
    const refused = answers.find(({ status }) => status !== 202);
    if (refused) throw new Error(`${name}: a report was answered ${refused.status}`);
    result.sent += reporters.length;
    result.stored += await ReportModel.countDocuments({ internshipId: listing._id });
    const { hiddenAt } = await InternshipModel.findById(listing._id).orFail().lean();
    if (hiddenAt) result.hidden += 1;
  }
  return result;
}
