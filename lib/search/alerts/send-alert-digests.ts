import { plainName } from '@/lib/trust/fraud-checks/plain-name';
import { createHash } from 'node:crypto';
import { isDate } from 'node:util/types';
import { Types } from 'mongoose';
import { lockUser } from '@/lib/platform/auth/lock-user';
import { Slices } from '@/lib/platform/core/slices';
import { openFilter } from '@/lib/internships/listings/open-status';
import { withTransaction } from '@/lib/platform/db/transaction';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { inBatches } from '@/lib/platform/jobs/in-batches';
import { dayForInput } from '@/lib/platform/format/dates';
import { enqueue } from '@/lib/platform/mail/outbox';
import { ALERT_INTERVALS } from '@/lib/platform/core/vocabulary';
import { AlertModel, type AlertRecord } from '@/models/alert';
import { InternshipModel } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { digestEnd, nextDigest } from './alert-times';
import { digestTemplate, type Section } from './mail-templates';
import { toAlerts } from './mapper';
import { NewListings, type NewListing } from './new-listings';

const AT_ONCE = 1_000;

/** Returns one id per person and day in Nairobi, so that nobody gets two alert e-mails on the same day. */
function idOfTheDay(userId: Types.ObjectId, now: Date): Types.ObjectId {
  const words = `alerts ${userId.toHexString()} ${dayForInput(now)}`;
  return new Types.ObjectId(createHash('sha256').update(words).digest('hex').slice(0, 24));
}

/**
 * Sends due alerts: one e-mail per person, with the matching open listings published since the last e-mail. Without such listings, sends
 * none. Any number of nodes may run it. Returns how many e-mails it queued.
 */
export const sendAlerts = (now: Date, signal?: AbortSignal): Promise<number> =>
  forEachItem({
    job: 'sending alerts',
    items: peopleWithNew(now),
    act: ({ _id, listings }) => sendDigest(_id, listings, now),
    signal,
  });

interface Person {
  _id: Types.ObjectId;
  listings: NewListings;
}

/** Yields each person whose alerts found listings. Schedules all other alerts for their next digest. Skips alerts without a user. */
async function* peopleWithNew(now: Date): AsyncGenerator<Person> {
  const alerts = AlertModel.find({ nextAt: { $lte: now }, userId: { $type: 'objectId' } })
    .sort({ nextAt: 1 })
    .lean<AlertRecord[]>()
    .cursor();
  let listings: NewListings | undefined;
  for await (const due of inBatches(alerts, AT_ONCE)) {
    const from = earliest(due, now);
    if (!listings || from < listings.from)
      listings = await NewListings.read({ from, until: digestEnd(now), now });
    const people = await idsWithNew(due, listings);
    await moveOn(
      due.filter(({ userId }) => !people.has(userId.toHexString())),
      listings,
      now,
    );
    for (const id of people) yield { _id: new Types.ObjectId(id), listings };
  }
}

/** Returns the earliest `since` of these alerts, up to which listings have already been sent, or `now` if none is valid. */
const earliest = (alerts: readonly AlertRecord[], now: Date): Date =>
  new Date(
    Math.min(now.getTime(), ...alerts.flatMap(({ since }) => (isDate(since) ? [since.getTime()] : []))),
  );

/** Returns the people whose alerts found listings or could not be searched. For the latter, `sendDigest` reports the error. */
async function idsWithNew(due: readonly AlertRecord[], listings: NewListings): Promise<Set<string>> {
  const slices = new Slices();
  const people = new Set<string>();
  for (const alert of due) {
    if (mayHaveNew(alert, listings)) people.add(alert.userId.toHexString());
    await slices.pause();
  }
  return people;
}

function mayHaveNew(alert: AlertRecord, listings: NewListings): boolean {
  try {
    return listings.of(alert).length > 0;
  } catch {
    return true;
  }
}

/** Schedules alerts without results for their next digest, unless they have been changed since they were read. */
async function moveOn(alerts: readonly AlertRecord[], { until }: NewListings, now: Date): Promise<void> {
  for (const every of ALERT_INTERVALS) {
    const ids = alerts.filter((alert) => alert.every === every).map(({ _id }) => _id);
    if (ids.length === 0) continue;
    await AlertModel.updateMany(
      { _id: { $in: ids }, every, nextAt: { $lte: now } },
      { $set: { nextAt: nextDigest(every, now) }, $max: { since: until } },
    );
  }
}

async function sendDigest(userId: Types.ObjectId, listings: NewListings, now: Date): Promise<boolean> {
  return withTransaction(async () => {
    const person = await lockUser({ _id: userId, isActive: true });
    const due = await AlertModel.find({ userId, nextAt: { $lte: now } })
      .sort({ createdAt: 1 })
      .lean<AlertRecord[]>();
    const mailId = idOfTheDay(userId, now);
    const isSecond = (await MailModel.exists({ _id: mailId })) !== null;
    for (const { _id, every } of due) {
      const nextAt = nextDigest(every, now);
      // If an e-mail was already sent on this day, the listings wait for the next one.
      await AlertModel.updateOne(
        { _id },
        { $set: { nextAt }, ...(!isSecond && { $max: { since: listings.until } }) },
      );
    }
    if (!person || isSecond) return false;
    const sections = await sectionsOf(due, listings, now);
    if (sections.length === 0) return false;
    await enqueue(digestTemplate(person, sections, now), mailId);
    return true;
  });
}

/** Returns the ids of the listings that are still open. Some may have been closed or hidden since the run began. */
async function stillOpen(listings: readonly NewListing[], now: Date): Promise<ReadonlySet<string>> {
  const ids = [...new Set(listings.map(({ _id }) => _id))];
  if (ids.length === 0) return new Set();
  const open = await InternshipModel.find({ _id: { $in: ids }, ...openFilter(now) })
    .select('_id')
    .lean<Pick<NewListing, '_id'>[]>();
  return new Set(open.map(({ _id }) => _id.toHexString()));
}

/** Assigns each new listing to the first alert that finds it. */
async function sectionsOf(due: readonly AlertRecord[], listings: NewListings, now: Date): Promise<Section[]> {
  const found = due.map((record) => listings.of(record));
  const open = await stillOpen(found.flat(), now);
  const alerts = await toAlerts(due, (name) => plainName(name, 'an employer'));
  const named = new Set<NewListing>();
  return alerts.flatMap(({ name, path }, at) => {
    const its = (found[at] ?? []).filter(
      (listing) => open.has(listing._id.toHexString()) && !named.has(listing),
    );
    for (const listing of its) named.add(listing);
    return its.length > 0 ? [{ name, path, listings: its }] : [];
  });
}
