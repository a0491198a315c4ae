import { z } from 'zod';
import { latestDay } from '@/lib/internships/listings/latest-deadline';
import { NAIROBI_OFFSET } from '@/lib/platform/format/nairobi';
import { dayForInput } from '@/lib/platform/format/dates';
import { HOW_TO_WRITE_A_DAY } from '@/lib/platform/format/read-moment';
import { typedMoment } from '@/lib/platform/format/typed-values';

const TOO_EARLY = 'Choose a day after today, or leave it empty to publish at once';
const TOO_LATE = 'The day must be before the deadline';

const beginningOf = (day: string): Date => new Date(`${day}T00:00:00${NAIROBI_OFFSET}`);

const NO_TIME = 'Enter a date without a time, such as 31 December 2026 or 2026-12-31.';

/** A publication day as typed: later than today, in Nairobi. Null or empty to publish immediately. */
export const publishDay = z.preprocess(
  (given, context) => {
    const read = typedMoment(given, context);
    return read === '' ? null : read;
  },
  z.iso
    .date({ error: ({ input }) => (typeof input === 'string' ? NO_TIME : HOW_TO_WRITE_A_DAY) })
    .nullish()
    .refine((day) => !day || day > dayForInput(new Date()), TOO_EARLY)
    .refine((day) => !day || day <= latestDay(new Date()), TOO_LATE)
    .transform((day) => (typeof day === 'string' ? beginningOf(day) : day)),
);

export const publishedInTime = <Sent extends { publishOn?: Date | null; applicationDeadline: Date }>(
  { publishOn, applicationDeadline }: Sent,
  context: z.RefinementCtx,
): void => {
  if (publishOn && publishOn >= applicationDeadline)
    context.addIssue({ code: 'custom', path: ['publishOn'], message: TOO_LATE });
};
