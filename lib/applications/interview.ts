import type { ApplicationRecord } from '@/models/application';

/** When and where an interview is. */
export interface Interview {
  /** ISO 8601, UTC. */
  at: string;
  place: string | null;
  link: string | null;
}

/** The interview of an application; null where the employer gave no time. */
export const interviewOf = ({ interview }: Pick<ApplicationRecord, 'interview'>): Interview | null =>
  interview
    ? { at: interview.at.toISOString(), place: interview.place ?? null, link: interview.link ?? null }
    : null;
