import { addressOf } from '@/dev/testing/access/address';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { ApplicationModel } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { ResumeModel } from '@/models/resume';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';

/** Values from the database that occur in addresses. */
export interface Stored {
  pages: string[];
  /** Route parameter → values. */
  values: Record<string, string[]>;
}

interface WithId {
  _id: { toHexString(): string };
}

const idsOf = (records: readonly WithId[]): string[] => records.map(({ _id }) => _id.toHexString());

/** Reads a few listings of each kind: open and closed, featured and not, and with each status. */
export async function readStored(): Promise<Stored> {
  const listings = await InternshipModel.find().sort({ applicationDeadline: -1 }).lean<InternshipRecord[]>();
  const some = [...listings.slice(0, 2), ...listings.slice(-1)];
  const featured = listings.filter(({ isFeatured }) => isFeatured).slice(0, 2);
  const submitted = await SubmissionModel.find().select('status').lean();
  const submissions = ['pending', 'approved', 'rejected'].flatMap((wanted) =>
    submitted.filter(({ status }) => status === wanted).slice(0, 1),
  );
  const applications = await ApplicationModel.find().sort({ appliedAt: -1 }).limit(2).lean();
  const users = await UserModel.find({ username: { $in: ['employer', 'graduate'] } }).lean();
  const resumes = await ResumeModel.find().limit(2).lean();
  const ids = [some, submissions, users].flatMap(idsOf);
  return {
    pages: [...some, ...featured].map(internshipPath),
    values: {
      id: ids,
      slug: featured.map(({ featuredSlug }) => featuredSlug),
      internshipId: applications.map(({ internshipId }) => internshipId.toHexString()),
      applicationId: idsOf(applications),
      userId: applications.map(({ userId }) => userId.toHexString()),
      resumeId: idsOf(resumes),
      industryId: some.map(({ industryId }) => String(industryId)),
      piece: ['pages', 'listings-1'],
    },
  };
}

/** Replaces the parameters of a route with stored values. Returns the addresses. */
export function addressesOf(path: string, { pages, values }: Stored): string[] {
  if (path === '/internships/[industry]/[slug]') return pages;
  const [, name = ''] = /\[([^\]]+)\]/.exec(path) ?? [];
  const known = values[name];
  return known ? known.map((value) => addressOf(path.replace(`[${name}]`, value))) : [addressOf(path)];
}
