import { z } from 'zod';
import { ID } from '@/lib/platform/db/ids';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { isPhone, tidyPhone } from '@/lib/platform/format/phone';
import { bareAddress } from '@/lib/platform/format/bare-address';
import { severalLines } from '@/lib/platform/format/several-lines';
import { singleLine } from '@/lib/platform/format/single-line';
import { ifText } from '@/lib/platform/format/text-field';
import { typedMoment } from '@/lib/platform/format/typed-values';
import { isWebAddress } from '@/lib/platform/format/web-address';
import { webAddressIn } from '@/lib/platform/format/web-address-in';
import { APPLICATION_STATUSES, OWN_OUTCOMES, type ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { MAX_ASKED } from './max-asked';

const id = (message: string) => z.string({ error: message }).regex(ID, message);

export const applySchema = z.object({
  internshipId: id('Choose an internship.'),
  resumeId: id('Upload your CV first.'),
});

const WRONG_IDS = `Enter the ids of 1 to ${MAX_ASKED} internships, separated by commas.`;
const ID_LIST = new RegExp(`^[0-9a-f]{24}(,[0-9a-f]{24}){0,${MAX_ASKED - 1}}$`, 'i');

export const appliedSchema = z.object({
  internshipIds: z
    .string({ error: WRONG_IDS })
    .regex(ID_LIST, WRONG_IDS)
    .meta({ description: `Ids of internships, separated by commas, at most ${MAX_ASKED}` }),
});

const MAX_STEP_MESSAGE = 1_000;
export const MAX_MOVED = 500;
const MAX_PLACE = 200;
const MAX_LINK = 500;
const MAX_CONTACT = 200;
const WRONG_LINK = 'Enter the full link, starting with https://.';
const WRONG_PHONE = 'Enter a Kenyan phone number, such as 0712 345 678.';
const WRONG_TIME = 'Enter the day and time of the interview, such as 31 December 2026 17:00.';
const MAX_INTERVIEW_DAYS = 366;

const message = severalLines('Enter the message as text.')
  .max(MAX_STEP_MESSAGE, `Use at most ${MAX_STEP_MESSAGE} characters.`)
  .optional();

const isAhead = (at: string): boolean => {
  const ahead = Date.parse(at) - Date.now();
  return ahead > 0 && ahead <= MAX_INTERVIEW_DAYS * DAY_MS;
};

export const NEEDS_INTERVIEW =
  'Enter the time of the interview, with a place, a video call link or a phone number.';

/** A line of the employer's own words. A web address belongs in the field for it, where it is checked. */
const wording = (error: string, max: number) =>
  singleLine(error)
    .max(max, `Use at most ${max} characters.`)
    .refine((text) => webAddressIn(text) === undefined, {
      error: ({ input }) =>
        `Leave out “${webAddressIn(String(input))}”, which reads like a web address. A video call has its own field.`,
    })
    .optional();

const interview = z
  .strictObject(
    {
      at: z.preprocess(
        typedMoment,
        z.iso
          .datetime({ offset: true, error: WRONG_TIME })
          .refine(isAhead, 'Choose a time in the next 12 months.'),
      ),
      place: wording('Enter the place as text.', MAX_PLACE),
      link: z
        .preprocess(
          ifText(bareAddress),
          z
            .url({ protocol: /^https$/, error: WRONG_LINK })
            .refine((text) => isWebAddress(text, ['https:']), WRONG_LINK)
            .max(MAX_LINK, `Use a link of at most ${MAX_LINK} characters.`),
        )
        .optional(),
      phone: z
        .preprocess(ifText(tidyPhone), z.string({ error: WRONG_PHONE }).refine(isPhone, WRONG_PHONE))
        .optional()
        .meta({ description: 'For an interview by phone' }),
      contact: wording('Enter the contact as text.', MAX_CONTACT).meta({
        description: 'The person to ask: a name with a phone number or an e-mail address',
      }),
    },
    { error: NEEDS_INTERVIEW },
  )
  .refine(({ place, link, phone }) => place || link || phone, {
    path: ['place'],
    error: 'Enter a place, a video call link or a phone number.',
  })
  .optional();

const MAX_REPLY_NOTE = 500;

/** `at` is the time of the interview that it answers, so that no one accepts a time that has changed since. */
export const interviewReplySchema = z.object({
  at: z.iso.datetime({ offset: true, error: 'Send the time of the interview you’re answering.' }),
  coming: z.boolean({ error: 'Choose “I’ll come” or “I can’t”.' }),
  note: severalLines('Enter a note, or leave it empty.')
    .max(MAX_REPLY_NOTE, `Use at most ${MAX_REPLY_NOTE} characters.`)
    .nullish(),
});

const status = z.enum(APPLICATION_STATUSES, { error: 'Choose a status.' });

interface Move {
  status: ApplicationStatus;
  interview?: object | undefined;
}

const hasTimeIfInterview = ({ status, interview }: Move): boolean =>
  interview === undefined || status === 'interview';
const ONLY_INTERVIEW = { path: ['interview'], error: 'Only an interview has a time.' };

/** A missing status means "viewed". An invitation may omit the interview only if the application already has one. */
export const moveSchema = z
  .object({ status: status.default('viewed'), message, interview })
  .refine(hasTimeIfInterview, ONLY_INTERVIEW);

const ids = z
  .array(id('Choose applicants.'), { error: 'Choose applicants.' })
  .min(1, 'Choose applicants.')
  .max(MAX_MOVED, `Choose at most ${MAX_MOVED} applicants.`);

const answer = z.object({ status, message, interview });
const checked = <Answer extends z.ZodType<Move>>(schema: Answer): Answer =>
  schema
    .refine(hasTimeIfInterview, ONLY_INTERVIEW)
    .refine((move) => move.status !== 'interview' || move.interview !== undefined, {
      path: ['interview'],
      error: NEEDS_INTERVIEW,
    });

export const bulkMoveSchema = checked(answer.extend({ ids }));
export const answerAllSchema = checked(answer);
export const answerSeveralSchema = checked(answer.extend({ ids: ids.optional() }));

export const viewResumeSchema = z.object({
  as: z.enum(['pdf', 'picture'], { error: 'Choose pdf or picture.' }).default('pdf'),
});

const MAX_NOTE = 2_000;

export const noteSchema = z.object({
  text: severalLines('Enter a note.')
    .min(1, 'Enter a note.')
    .max(MAX_NOTE, `Use at most ${MAX_NOTE.toLocaleString('en-US')} characters.`),
});

const MAX_OWN_NOTE = 500;

/** A null outcome deletes the note. */
export const outcomeSchema = z.object({
  outcome: z.enum(OWN_OUTCOMES, { error: 'Choose the employer’s answer.' }).nullable(),
  note: severalLines('Enter a note, or leave it empty.')
    .max(MAX_OWN_NOTE, `Use at most ${MAX_OWN_NOTE} characters.`)
    .nullish(),
});
