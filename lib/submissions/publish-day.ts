import { z } from 'zod';
import { latestDay } from '@/lib/internships/latest-deadline';
import { NAIROBI_OFFSET } from '@/lib/platform/format/nairobi';
import { dayForInput } from '@/lib/platform/format/dates';

const TOO_EARLY = 'Choose a day after today, or none to publish it at once';
const TOO_LATE = 'The day must be before the deadline';

/** A day in Nairobi, as the moment at which it begins. */
const beginningOf = (day: string): Date => new Date(`${day}T00:00:00${NAIROBI_OFFSET}`);

/** The day on which a submission is published: after today, as YYYY-MM-DD in Nairobi; null for at once. */
export const publishDay = z.iso
  .date(TOO_EARLY)
  .nullish()
  .refine((day) => !day || (day > dayForInput(new Date()) && day <= latestDay(new Date())), TOO_EARLY)
  .transform((day) => (typeof day === 'string' ? beginningOf(day) : day));

/** The problem of a submission whose deadline is over before it is published. */
export const publishedInTime = <Sent extends { publishOn?: Date | null; applicationDeadline: Date }>(
  { publishOn, applicationDeadline }: Sent,
  context: z.RefinementCtx,
): void => {
  if (publishOn && publishOn >= applicationDeadline)
    context.addIssue({ code: 'custom', path: ['publishOn'], message: TOO_LATE });
};
