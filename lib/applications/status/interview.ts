import { formatDateTime } from '@/lib/platform/format/dates';
import { answeredMoment, storedTime, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { ApplicationRecord } from '@/models/application';
import {
  AFTER_INTERVIEW,
  ANSWER_INTERVIEW,
  INTERVIEW_DECLINED,
  nextStepOf,
  PREPARE_INTERVIEW,
} from './step-words';

export type StoredInterview = NonNullable<ApplicationRecord['interview']>;
type Invited = Pick<ApplicationRecord, 'status' | 'interview'>;

export interface Interview {
  at: AnsweredMoment;
  place: string | null;
  link: string | null;
  /** For an interview by phone: ten digits. */
  phone: string | null;
  /** The person to ask, as the employer typed it. */
  contact: string | null;
  /** The applicant's answer. Null until they answer this time and place. */
  reply: { coming: boolean; note: string | null; at: AnsweredMoment } | null;
}

const replyOf = ({ reply }: StoredInterview): Interview['reply'] =>
  reply ? { coming: reply.coming, note: reply.note ?? null, at: answeredMoment(reply.at) } : null;

/** Null if no time is set, or if the application has moved on or ended. */
export const interviewOf = ({ status, interview }: Invited): Interview | null =>
  status === 'interview' && interview
    ? {
        at: answeredMoment(interview.at),
        place: interview.place ?? null,
        link: interview.link ?? null,
        phone: interview.phone ?? null,
        contact: interview.contact ?? null,
        reply: replyOf(interview),
      }
    : null;

const samePlace = (one: StoredInterview, other: StoredInterview): boolean =>
  (['place', 'link', 'phone'] as const).every((field) => (one[field] ?? null) === (other[field] ?? null));

/** False if the invitation names no interview. */
export const isMoved = (
  before: StoredInterview | null | undefined,
  after: StoredInterview | null | undefined,
): boolean =>
  Boolean(after && (!before || storedTime(before.at) !== storedTime(after.at) || !samePlace(before, after)));

/** Whether it has moved, or has another contact. False if the invitation names no interview. */
export const isChanged = (
  before: StoredInterview | null | undefined,
  after: StoredInterview | null | undefined,
): boolean =>
  isMoved(before, after) || Boolean(before && after && (before.contact ?? null) !== (after.contact ?? null));

/**
 * Replaces an earlier interview. A change raises its sequence number for calendars. If it moves, drops the applicant's answer, which was
 * for another time or place.
 */
export function inPlaceOf(
  before: StoredInterview | null | undefined,
  after: StoredInterview,
): StoredInterview {
  if (!before) return after;
  const { sequence = 0, reply } = before;
  return {
    ...after,
    sequence: sequence + (isChanged(before, after) ? 1 : 0),
    ...(reply && !isMoved(before, after) && { reply }),
  };
}

/** The applicant's next step with the status `interview`. `interview` may be missing, or have a time that cannot be read. */
export function nextStepOfInvited(interview: StoredInterview | null | undefined, now: Date): string {
  const at = storedTime(interview?.at);
  if (!interview || Number.isNaN(at)) return nextStepOf('interview');
  if (at <= now.getTime()) return AFTER_INTERVIEW;
  if (!interview.reply) return ANSWER_INTERVIEW;
  return interview.reply.coming ? PREPARE_INTERVIEW : INTERVIEW_DECLINED;
}

/** "Nov 30, 2026, 5:00 PM, Nairobi time". */
export const interviewTime = (at: Date): string => `${formatDateTime(at)}, Nairobi time`;

export const interviewOff = (at: Date): string =>
  `The interview on ${interviewTime(at)}, is cancelled. If it’s in your calendar, remove it.`;

const CALLED_OFF = ['withdrawn', 'not selected', 'no answer', 'handled outside'];

/** Returns null unless the application ended before its interview took place. */
export const calledOff = ({ status, interview }: Invited, now: Date): string | null =>
  interview && storedTime(interview.at) > now.getTime() && CALLED_OFF.includes(status)
    ? interviewOff(interview.at)
    : null;
