import type { Types } from 'mongoose';
import { vi } from 'vitest';
import { ApplicationModel } from '@/models/application';
import { EmployerModel } from '@/models/employer';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { makeApplication } from '../data/applications';
import { employerOf, inDays, makeListing } from '../data/fixtures';
import { makePerson } from './accounts';
import { isTold, stored, three, withoutAddress, type Made, type PoisonedRow } from './row';

/** Creates listings of three employers. The owner of the second has no address. */
async function ofEmployers(
  change: (at: number) => Partial<InternshipRecord>,
  kind: string,
  more: (listing: InternshipRecord) => Promise<unknown> = () => Promise.resolve(),
): Promise<Made> {
  const owners = new Map<string, Types.ObjectId>();
  const items = await three(async (at) => {
    const postedBy = await makePerson('employer');
    const listing = await makeListing({ postedBy, ...change(at) });
    owners.set(listing._id.toHexString(), postedBy);
    await more(listing);
    return listing._id;
  });
  const ownerOf = (_id: Types.ObjectId) => owners.get(_id.toHexString()) ?? _id;
  return { items, isDone: (_id) => isTold(ownerOf(_id), kind), ...withoutAddress(ownerOf(items[1])) };
}

export const LISTING_ROWS: readonly PoisonedRow[] = [
  {
    job: 'publishing listings',
    broken: 'a write that the database refuses',
    make: async () => {
      const items = await three(async (at) => {
        const publishAt = inDays(-1 + at / 100);
        const postedBy = await makePerson('employer');
        return (await makeListing({ publishAt, postedBy, hiddenAt: inDays(-9) }))._id;
      });
      const real = InternshipModel.findOneAndUpdate.bind(InternshipModel) as (...input: unknown[]) => unknown;
      let spy: { mockRestore: () => void } | undefined;
      return {
        items,
        isDone: async (_id) =>
          (await InternshipModel.exists({ _id, hiddenAt: null, publishAt: { $exists: false } })) !== null,
        poison: () => {
          spy = vi.spyOn(InternshipModel, 'findOneAndUpdate').mockImplementation(((...input: unknown[]) => {
            const [filter] = input as [{ _id: Types.ObjectId }];
            if (items[1].equals(filter._id)) throw new Error('refused');
            return real(...input);
          }) as never);
          return Promise.resolve();
        },
        mend: () => Promise.resolve(spy?.mockRestore()),
      };
    },
  },
  {
    job: 'asking whether listings are still open',
    broken: 'an owner without an address',
    make: () => ofEmployers((at) => ({ createdAt: inDays(-70 + at) }), 'still open'),
  },
  {
    job: 'telling employers what closes',
    broken: 'an owner without an address',
    make: () =>
      ofEmployers(
        (at) => ({ createdAt: inDays(-30), applicationDeadline: inDays(6.5 + at / 100) }),
        'closing soon',
      ),
  },
  {
    job: 'reminding employers',
    broken: 'an owner without an address',
    make: () =>
      ofEmployers(
        (at) => ({ createdAt: inDays(-30), applicationDeadline: inDays(-5 + at / 100) }),
        'applicants waiting',
        makeApplication,
      ),
  },
  {
    job: 'counting how employers answer',
    broken: 'the history of an application',
    make: async () => {
      const applications = new Map<string, Types.ObjectId>();
      const items = await three(async () => {
        const postedBy = await makePerson('employer');
        const { application } = await makeApplication(await makeListing({ postedBy }), {
          status: 'no answer',
        });
        const employer = await employerOf(postedBy);
        applications.set(employer.toHexString(), application._id);
        return employer;
      });
      const broken = applications.get(items[1].toHexString()) ?? items[1];
      const set = (history: unknown) => () =>
        stored(ApplicationModel as never, broken, { $set: { history } });
      return {
        items,
        isDone: async (_id) => (await EmployerModel.exists({ _id, 'figures.applications': 1 })) !== null,
        poison: set('none'),
        mend: set([]),
      };
    },
  },
  {
    job: 'reminding of verifications that end',
    broken: 'an owner without an address',
    make: async () => {
      const owners = new Map<string, Types.ObjectId>();
      const items = await three(async (at) => {
        const owner = await makePerson('employer');
        const employer = await employerOf(owner);
        const verification = { by: 'documents', domain: null, at: inDays(-340), remindedAt: null };
        await EmployerModel.updateOne(
          { _id: employer },
          { $set: { verification: { ...verification, until: inDays(20 + at) } } },
        );
        owners.set(employer.toHexString(), owner);
        return employer;
      });
      const ownerOf = (_id: Types.ObjectId) => owners.get(_id.toHexString()) ?? _id;
      return {
        items,
        isDone: (_id) => isTold(ownerOf(_id), 'verification ends'),
        ...withoutAddress(ownerOf(items[1])),
      };
    },
  },
  {
    job: 'ending applications',
    broken: 'an applicant without an address',
    make: async () => {
      const postedBy = await makePerson('employer');
      const listing = await makeListing({ postedBy, applicationDeadline: inDays(-16) });
      const people = new Map<string, Types.ObjectId>();
      const items = await three(async () => {
        const { application } = await makeApplication(listing);
        const userId = await makePerson('recent graduate');
        await stored(ApplicationModel as never, application._id, { $set: { userId } });
        people.set(application._id.toHexString(), userId);
        return application._id;
      });
      const personOf = (_id: Types.ObjectId) => people.get(_id.toHexString()) ?? _id;
      return {
        items,
        isDone: async (_id) =>
          (await ApplicationModel.exists({ _id, status: 'no answer' })) !== null &&
          isTold(personOf(_id), 'application no answer'),
        ...withoutAddress(personOf(items[1])),
      };
    },
  },
  {
    job: 'ending applications',
    broken: 'the history of an application',
    make: async () => {
      const postedBy = await makePerson('employer');
      const listing = await makeListing({ postedBy, applicationDeadline: inDays(-16) });
      const items = await three(async () => (await makeApplication(listing)).application._id);
      const round = async () =>
        (await InternshipModel.findById(listing._id).select('+roundEndedAt').orFail().lean()).roundEndedAt ??
        null;
      const history = (value: unknown) => () =>
        stored(ApplicationModel as never, items[1], { $set: { history: value } });
      return {
        items,
        isDone: async (_id) => {
          const ended = await ApplicationModel.countDocuments({
            internshipId: listing._id,
            status: 'no answer',
          });
          // The listing stays due as long as one of its applications is unfinished.
          if (((await round()) === null) !== ended < 3)
            throw new Error(`${ended} ended, at ${await round()}`);
          return (await ApplicationModel.exists({ _id, status: 'no answer' })) !== null;
        },
        poison: history('none'),
        mend: history([{ status: 'applied', at: inDays(-20), by: null }]),
      };
    },
  },
];
