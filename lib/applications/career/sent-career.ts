import type { Types } from 'mongoose';
import { CareerModel, type CareerRecord, type SentCareer } from '@/models/career';
import { isMissing } from './mapper';

/** The parts sent with an application. The CV also contains the other parts. */
const SENT_PARTS = ['school', 'course', 'year', 'county', 'skills', 'languages', 'links'] as const;

/** Returns null if every part is empty. */
export function toSentCareer(record: SentCareer | null | undefined): SentCareer | null {
  if (!record || SENT_PARTS.every((part) => isMissing(record[part]))) return null;
  const { school, course, year, county, skills, languages, links } = record;
  return { school, course, year, county, skills, languages, links };
}

export const readSentCareer = async (userId: Types.ObjectId): Promise<SentCareer | null> =>
  toSentCareer(await CareerModel.findById(userId).lean<CareerRecord>());
