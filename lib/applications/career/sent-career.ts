import type { Types } from 'mongoose';
import { CareerModel, type CareerRecord, type SentCareer } from '@/models/career';
import { isMissing } from './mapper';

/** The parts of a career profile that go with an application; the CV has the others too. */
const SENT_PARTS = ['school', 'course', 'year', 'county', 'skills', 'languages', 'links'] as const;

/** What an employer reads of a career profile; null where all of it is empty. */
export function toSentCareer(record: SentCareer | null | undefined): SentCareer | null {
  if (!record || SENT_PARTS.every((part) => isMissing(record[part]))) return null;
  const { school, course, year, county, skills, languages, links } = record;
  return { school, course, year, county, skills, languages, links };
}

/** What goes with an application that somebody sends now. */
export const readSentCareer = async (userId: Types.ObjectId): Promise<SentCareer | null> =>
  toSentCareer(await CareerModel.findById(userId).lean<CareerRecord>());
