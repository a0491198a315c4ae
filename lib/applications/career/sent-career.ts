import type { Types } from 'mongoose';
import { CareerModel, type CareerRecord, type SentCareer } from '@/models/career';
import { isMissing, toLaterParts, type Career } from './mapper';

/** The parts sent with an application. The CV also contains the other parts. */
export const SENT_PARTS = {
  school: true,
  course: true,
  year: true,
  county: true,
  skills: true,
  languages: true,
  links: true,
  studies: true,
  certificates: true,
  referees: true,
} as const satisfies Partial<Record<keyof Career, true>>;

type Sent = Pick<Career, keyof typeof SENT_PARTS>;

/** Returns null if every part is empty. */
export function toSentCareer(record: SentCareer | null | undefined): Sent | null {
  if (!record) return null;
  const { school, course, year, county, skills, languages, links } = record;
  const sent = { school, course, year, county, skills, languages, links, ...toLaterParts(record) };
  return Object.values(sent).every(isMissing) ? null : sent;
}

export const readSentCareer = async (userId: Types.ObjectId): Promise<Sent | null> =>
  toSentCareer(await CareerModel.findById(userId).lean<CareerRecord>());
