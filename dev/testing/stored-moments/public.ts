import type { Types } from 'mongoose';
import { createEmployer } from '@/lib/employers/records/create-employer';
import { EmployerModel } from '@/models/employer';
import type { InternshipRecord } from '@/models/internship';
import { uniqueLetters } from '../client/client-for';
import { inDays, makeListing, makeUser, type TestUser } from '../data/fixtures';
import { store, three } from './row';

export interface Published {
  /** Three open listings of one verified employer, the first two of them featured. */
  listings: readonly [InternshipRecord, InternshipRecord, InternshipRecord];
  broken: InternshipRecord;
  owner: TestUser;
  slug: string;
  /** Pages and feeds that show open listings. */
  addresses: readonly string[];
}

/** Creates three open listings. The second one has `value` instead of a time. */
export async function publish(path: string, value: unknown): Promise<Published> {
  const owner = await makeUser('employer');
  const company = `Shamba ${uniqueLetters()}`;
  await createEmployer({ name: company, kind: 'company' }, owner._id, new Date());
  const verification = { by: 'documents', domain: null, at: inDays(-1), until: inDays(90), remindedAt: null };
  const { slug } = await EmployerModel.findOneAndUpdate(
    { 'members.userId': owner._id },
    { $set: { verification } },
  )
    .orFail()
    .lean();
  const fields = { postedBy: owner._id, company, county: 'Lamu' as const, industryId: 4 };
  const listings = await three((at) =>
    makeListing({ ...fields, title: `Intern ${uniqueLetters()}`, isFeatured: at !== 2 }),
  );
  const [, broken] = listings;
  await store({ collection: 'internships', _id: broken._id as Types.ObjectId, path }, value);
  return {
    ...{ listings, broken, owner, slug },
    addresses: [
      ...[
        '/internships/legal-services',
        '/internships/in/lamu',
        '/internships?q=intern',
        `/employers/${slug}`,
      ],
      ...[
        '/feeds/internships.xml',
        '/feeds/internships.json',
        '/feeds/jobs.xml',
        '/feeds/legal-services.xml',
      ],
      ...['/feeds/counties/lamu.xml', `/feeds/employers/${slug}.json`, '/feeds/search.xml?q=intern'],
      ...[
        '/feeds/widget.html',
        '/api/internships/industry/4',
        '/api/internships?q=intern',
        `/api/employers/${slug}`,
      ],
    ],
  };
}
