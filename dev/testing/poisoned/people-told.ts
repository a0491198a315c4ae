import { Types } from 'mongoose';
import { changed } from '@/lib/platform/cache/tags';
import { digestEnd } from '@/lib/search/alerts/alert-times';
import { createAlert } from '@/lib/search/alerts/create-alert';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { AlertModel } from '@/models/alert';
import { ApplicationModel } from '@/models/application';
import { DataRequestModel } from '@/models/data-request';
import { MailModel } from '@/models/mail';
import { RecallModel } from '@/models/recall';
import { SavedModel } from '@/models/saved';
import { makeApplication } from '../data/applications';
import { asActor, inDays, makeListing } from '../data/fixtures';
import { makePerson } from './accounts';
import { addressOf, isTold, stored, three, withoutAddress, type Made, type PoisonedRow } from './row';

/**
 * Creates a recalled listing, and three people who applied to it or saved it. With `isUndone`, all of them
 * were warned before the recall was undone.
 */
async function recalled(
  how: 'applied' | 'saved',
  { isUndone, broken }: { isUndone: boolean; broken: 'address' | 'history' },
): Promise<Made> {
  const listing = await makeListing({ postedBy: await makePerson('employer'), hiddenAt: inDays(-1) });
  const people = new Map<string, Types.ObjectId>();
  const items = await three(async () => {
    const userId = await makePerson('recent graduate');
    const _id = await (how === 'applied' ? apply(listing, userId) : save(listing._id, userId));
    people.set(_id.toHexString(), userId);
    return _id;
  });
  const last = items[2];
  await RecallModel.create({
    ...{ _id: new Types.ObjectId(), internshipId: listing._id, title: listing.title },
    ...{ company: listing.company, employer: listing.employer, postedBy: listing.postedBy, at: inDays(-1) },
    ...(isUndone && { undoneAt: new Date(), [how === 'applied' ? 'told' : 'toldSaved']: last }),
  });
  const personOf = (_id: Types.ObjectId) => people.get(_id.toHexString()) ?? _id;
  const set = (history: unknown) => () => stored(ApplicationModel as never, items[1], { $set: { history } });
  return {
    items,
    isDone: async (_id) => {
      const told = await MailModel.countDocuments({ kind: isUndone ? 'recall undone' : 'recall' });
      const { doneAt } = await RecallModel.findOne({ internshipId: listing._id }).orFail().lean();
      if ((doneAt !== null) !== (told === 3)) throw new Error(`${told} told, done at ${String(doneAt)}`);
      return isTold(personOf(_id), isUndone ? 'recall undone' : 'recall');
    },
    ...(broken === 'history'
      ? { poison: set('none'), mend: set([{ status: 'applied', at: inDays(-20), by: null }]) }
      : withoutAddress(personOf(items[1]))),
  };
}

async function apply(
  listing: Parameters<typeof makeApplication>[0],
  userId: Types.ObjectId,
): Promise<Types.ObjectId> {
  const { application } = await makeApplication(listing);
  await stored(ApplicationModel as never, application._id, { $set: { userId } });
  return application._id;
}

async function save(
  internshipId: Types.ObjectId,
  userId: Types.ObjectId,
  remindAt: Date | null = null,
): Promise<Types.ObjectId> {
  const { _id } = await SavedModel.create({ userId, internshipId, remindAt, savedAt: inDays(-9) });
  return _id;
}

export const TOLD_ROWS: readonly PoisonedRow[] = [
  ...(['applied', 'saved'] as const).flatMap((how) =>
    [false, true].map((isUndone) => ({
      job: 'recalling listings',
      broken: `the address of a person who ${how}${isUndone ? ', after the recall was undone' : ''}`,
      make: () => recalled(how, { isUndone, broken: 'address' }),
    })),
  ),
  {
    job: 'recalling listings',
    broken: 'the history of an application',
    make: () => recalled('applied', { isUndone: false, broken: 'history' }),
  },
  {
    job: 'reminding of saved listings',
    broken: 'a person without an address',
    make: async () => {
      const listing = await makeListing({ applicationDeadline: inDays(5) });
      const items = await three(async (at) => {
        const userId = await makePerson('recent graduate');
        await save(listing._id, userId, inDays(-1 + at / 100));
        return userId;
      });
      return { items, isDone: (_id) => isTold(_id, 'reminder'), ...withoutAddress(items[1]) };
    },
  },
  {
    job: 'reminding of data requests',
    broken: 'the day of a request',
    make: async () => {
      const administrator = await makePerson('administrator');
      const items = await three(async (at) => {
        const _id = new Types.ObjectId();
        await DataRequestModel.create({
          ...{ _id, kind: 'access', name: 'Wanjiru', email: addressOf(_id), text: 'All of it.' },
          ...{ state: 'open', dueAt: inDays(1 + at / 100), createdAt: inDays(-5) },
        });
        return _id;
      });
      const set = (dueAt: unknown) => () => stored(DataRequestModel as never, items[1], { $set: { dueAt } });
      return {
        items,
        isDone: async (_id) => {
          const isSent = (await MailModel.exists({ to: addressOf(administrator) })) !== null;
          return isSent && (await DataRequestModel.exists({ _id, remindedAt: { $ne: null } })) !== null;
        },
        poison: set([inDays(1.01)]),
        mend: set(inDays(1.01)),
      };
    },
  },
  {
    job: 'sending alerts',
    broken: 'a person without an address',
    make: async () => {
      const items = await peopleWithAlerts();
      return { items, isDone: (_id) => isTold(_id, 'alert'), ...withoutAddress(items[1]) };
    },
  },
  {
    job: 'sending alerts',
    broken: 'the search of an alert',
    make: async () => {
      const items = await peopleWithAlerts();
      const { _id, search } = await AlertModel.findOne({ userId: items[1] }).orFail().lean();
      // Alerts with the same key share one search.
      const set = (change: object) => () => stored(AlertModel as never, _id, { $set: change });
      return {
        items,
        isDone: (person) => isTold(person, 'alert'),
        poison: set({ search: { q: 5 }, key: 'broken' }),
        mend: set({ search, key: 'mended' }),
      };
    },
  },
];

/** Creates three people with an alert that matches one new listing. */
async function peopleWithAlerts() {
  const from = new Date(digestEnd(new Date()).getTime() - DAY_MS);
  const listing = await makeListing({ title: 'Soil Intern', createdAt: new Date(from.getTime() + 60_000) });
  changed([`internship:${listing._id.toHexString()}`]);
  return three(async (at) => {
    const userId = await makePerson('recent graduate');
    const actor = {
      ...asActor({ _id: userId, id: userId.toHexString(), token: '', role: 'recent graduate' }),
    };
    await createAlert(actor, { search: { q: 'soil' }, every: 'day' });
    await AlertModel.updateOne({ userId }, { $set: { nextAt: inDays(-1 + at / 100), since: from } });
    return userId;
  });
}
