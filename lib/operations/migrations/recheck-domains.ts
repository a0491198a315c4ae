import type { Types } from 'mongoose';
import { checkDomain } from '@/lib/employers/verification/domain';
import { EmployerModel, type EmployerRecord } from '@/models/employer';

const BATCH = 200;
const BY_DOMAIN = { 'verification.by': 'domain' } as const;

/** How many employers are reported by name; the rest are counted. */
const MAX_TOLD = 50;

type Found = Pick<EmployerRecord, '_id' | 'name' | 'website' | 'verification'>;

/** Confirmed domains that break today's rules: anyone can get a mailbox there, or the website has another domain. */
async function* findUnconfirmed(): AsyncGenerator<Found> {
  for (let last: Types.ObjectId | undefined; ;) {
    const found = await EmployerModel.find({ ...BY_DOMAIN, ...(last && { _id: { $gt: last } }) })
      .sort({ _id: 1 })
      .limit(BATCH)
      .select('name website verification')
      .lean<Found[]>();
    if (found.length === 0) return;
    for (const employer of found) {
      const { problem } = await checkDomain(employer, `@${employer.verification?.domain ?? ''}`);
      if (problem !== null) yield employer;
    }
    last = found.at(-1)?._id;
  }
}

export async function countUnconfirmed(): Promise<number> {
  let count = 0;
  for await (const _ of findUnconfirmed()) count += 1;
  return count;
}

/** Withdraws these confirmations, except those that have changed since they were read. Idempotent. */
export async function dropUnconfirmed(): Promise<void> {
  for await (const { _id, website, verification } of findUnconfirmed())
    await EmployerModel.updateOne(
      { _id, website, ...BY_DOMAIN, 'verification.domain': verification?.domain ?? null },
      { $set: { verification: null } },
    );
}

/** Describes the confirmations to withdraw, for the dry run. */
export async function tellUnconfirmed(): Promise<string[]> {
  const lines: string[] = [];
  let rest = 0;
  for await (const { name, website, verification } of findUnconfirmed()) {
    if (lines.length === MAX_TOLD) rest += 1;
    else
      lines.push(
        `${name} will lose its badge: e-mail at ${verification?.domain ?? 'no domain'} does not confirm ${website ?? 'an employer without a website'}`,
      );
  }
  return rest > 0 ? [...lines, `and ${rest} more`] : lines;
}
