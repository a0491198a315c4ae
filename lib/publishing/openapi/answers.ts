import { z } from 'zod';
import type { OwnApplication } from '@/lib/applications/tracking/own-application';
import type { CheckedImport } from '@/lib/internships/imports/kept-import';
import { ROW_FACTS } from '@/lib/internships/imports/outcome';
import type { StatusCounts } from '@/lib/applications/board/count-by-status';
import type { SearchPage } from '@/lib/internships/listings/search-internships';
import type { Suggestions } from '@/lib/internships/listings/suggest-searches';
import { FILTERS, FILTER_VALUES, mayBeSeveral, type FilterName } from '@/lib/search/engine/search-names';
import { SUGGESTION_KINDS } from '@/lib/search/engine/suggestions';
import type { OwnSubmission, Submission } from '@/lib/internships/submissions/mapper';
import type { Alert } from '@/lib/search/alerts/mapper';
import { BAD_DATE } from '@/lib/platform/format/dates';
import type { SavedInternship } from '@/lib/search/saved/list-saved';
import {
  ALERT_INTERVALS,
  APPLICATION_STATUSES,
  OWN_OUTCOMES,
  SUBMISSION_STATUSES,
  type ApplicationStatus,
} from '@/lib/platform/core/vocabulary';
import type { ChosenFilters } from '@/models/search-filters';
import { STATED_NAMES, SUBMISSION_NAMES, type StatedFieldName } from '@/models/submission-fields';
import { answersOf, summary, summaryFields } from './listing-answers';
import { id, time } from '@/lib/platform/format/answer-values';

/**
 * Schemas of responses whose mapper has none. The compiler checks each against its mapper's type, and tests check all against real
 * responses. Fields that are not listed must not be sent.
 */
const list = z.array(z.string());

export const message = z.strictObject({ message: z.string() }).meta({ id: 'Message' });

export const problem = z
  .strictObject({
    message: z.string().meta({ description: 'The text to show' }),
    advice: z.string().optional().meta({ description: 'What to do next, in addition to the message' }),
    errors: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'A message for each invalid field' }),
    secondFactor: z.literal(true).optional().meta({ description: 'The login needs a second-factor code' }),
    requestId: z.string().optional().meta({ description: 'Quote this when you ask for help' }),
  })
  .meta({ id: 'Problem' });

const facetValue = z.strictObject({
  value: z.union([z.string(), z.int()]),
  count: z.int().min(0),
});

const reading = z.strictObject({
  words: z.string().meta({ description: 'The words searched for, with typos corrected' }),
  chips: z
    .array(z.strictObject({ filter: z.enum(FILTERS), value: z.string(), word: z.string() }))
    .meta({ description: 'Words read as filters. Put them in quotation marks to search for them.' }),
  corrected: z.array(z.strictObject({ from: z.string(), to: z.string() })),
  most: z.boolean().meta({ description: 'True if no listing matches everything, and these miss one part' }),
});

type Facets = Record<(typeof FILTERS)[number], z.ZodArray<typeof facetValue>>;

/** The start (inclusive) and end (exclusive) of a range of characters. */
const span = z
  .tuple([z.int().min(0), z.int().min(1)])
  .meta({ override: { items: { type: 'integer' }, minItems: 2, maxItems: 2 } });

export const searchPage = z
  .strictObject({
    internships: z.array(summary),
    page: z.int().min(1),
    total: z.int().min(0).meta({ description: 'The exact number of matches' }),
    totalPages: z.int().min(1),
    facets: z
      .strictObject(Object.fromEntries(FILTERS.map((filter) => [filter, z.array(facetValue)])) as Facets)
      .meta({ description: 'The number of matches for each filter value, with the other filters applied' }),
    without: z
      .partialRecord(z.enum([...FILTERS, 'q']), z.int().min(0))
      .meta({ description: 'The number of matches without one of the filters in use, or without the words' }),
    read: reading,
    trades: z
      .array(z.strictObject({ words: z.string(), count: z.int().min(1), filtered: z.boolean() }))
      .max(3)
      .meta({
        description:
          'If nothing matches: similar trades with the number of listings for each. If no trade matches the filters, the filters are ignored.',
      }),
    close: z.array(summary).meta({ description: 'Similar internships, if there are fewer than ten matches' }),
    titleMatches: z.record(z.string(), z.array(span)).meta({
      description:
        'For each listing ID, the ranges of its title that match: start (inclusive) and end (exclusive)',
    }),
    textMatches: z.record(z.string(), z.strictObject({ text: z.string(), matches: z.array(span) })).meta({
      description:
        'For each listing ID whose text alone contains the words: the sentence with them, and the ranges of it that match',
    }),
  })
  .meta({ id: 'SearchPage' }) satisfies z.ZodType<SearchPage>;

export const suggestions = z
  .strictObject({
    suggestions: z.array(z.strictObject({ text: z.string(), kind: z.enum(SUGGESTION_KINDS) })).max(8),
  })
  .meta({ id: 'Suggestions' }) satisfies z.ZodType<Suggestions>;

export const statusCounts = z
  .strictObject(
    Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, z.int().min(0)])) as Record<
      ApplicationStatus,
      z.ZodInt
    >,
  )
  .meta({ description: 'The number of matches in each status' }) satisfies z.ZodType<StatusCounts>;

const interview = z
  .strictObject({
    at: time,
    place: z.string().nullable(),
    link: z.string().nullable(),
    phone: z.string().nullable(),
    contact: z.string().nullable(),
    reply: z
      .strictObject({ coming: z.boolean(), note: z.string().nullable(), at: time })
      .nullable()
      .meta({ description: 'Your answer; null until you answer, and again once the interview moves' }),
  })
  .nullable();

export const ownApplication = z
  .strictObject({
    _id: id,
    userId: id,
    status: z.enum(APPLICATION_STATUSES),
    appliedAt: time,
    history: z.array(
      z.strictObject({ status: z.enum(APPLICATION_STATUSES), at: time, message: z.string().optional() }),
    ),
    final: z.boolean().meta({ description: 'True if the application has its final status' }),
    nextStep: z.string().meta({ description: 'What the applicant should do next' }),
    warning: z
      .array(z.string())
      .nullable()
      .meta({ description: 'If the listing was taken down: why, and what not to do. Otherwise null.' }),
    interview,
    answeredHere: z.boolean().meta({ description: 'True if its employer answers on this site' }),
    ownOutcome: z
      .strictObject({ outcome: z.enum(OWN_OUTCOMES), note: z.string().nullable(), at: time })
      .nullable()
      .meta({ description: 'The outcome the applicant recorded' }),
    internshipId: z
      .strictObject({
        ...summaryFields,
        applyLink: z.string().nullable(),
        answerBy: time,
        resumeUntil: time,
        deleted: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'OwnApplication' }) satisfies z.ZodType<OwnApplication>;

const filterChosen = (name: FilterName): z.ZodType => {
  const value = z.literal([...FILTER_VALUES[name]]);
  return (mayBeSeveral(name) ? z.array(value) : value).optional();
};
const chosenFilters = Object.fromEntries(FILTERS.map((name) => [name, filterChosen(name)])) as {
  [Name in FilterName]: z.ZodOptional<z.ZodType<ChosenFilters[Name]>>;
};

export const alert = z
  .strictObject({
    _id: id,
    name: z.string(),
    path: z.string(),
    search: z.strictObject({
      q: z.string().optional(),
      ...chosenFilters,
      employer: z.string().optional(),
    }),
    every: z.enum(ALERT_INTERVALS),
    paused: z.boolean(),
    nextAt: time,
    createdAt: time,
  })
  .meta({ id: 'Alert' }) satisfies z.ZodType<Alert>;

export const savedInternship = z
  .strictObject({ ...summaryFields, savedAt: time, deleted: z.boolean(), applied: z.boolean() })
  .meta({ id: 'SavedInternship' }) satisfies z.ZodType<SavedInternship>;

const stated = answersOf(STATED_NAMES);

/** Null if the employer did not state it. */
const statedFields = Object.fromEntries(
  STATED_NAMES.map((name) => [name, stated[name].nullable()]),
) as unknown as { [Name in StatedFieldName]: z.ZodType<OwnSubmission[Name]> };

const submissionFields = {
  _id: id,
  ...answersOf(SUBMISSION_NAMES),
  ...statedFields,
  createdAt: time,
  status: z.enum(SUBMISSION_STATUSES),
  comments: z.string().nullable(),
  internshipId: id.nullable(),
  replaces: id.nullable(),
  publishOn: z.union([z.iso.date(), z.literal(BAD_DATE), z.null()]),
  file: z.strictObject({ fileName: z.string(), size: z.int() }),
};

export const ownSubmission = z
  .strictObject(submissionFields)
  .meta({ id: 'OwnSubmission' }) satisfies z.ZodType<OwnSubmission>;

export const submissionDraft = z
  .strictObject({
    about: z.string(),
    fields: z.record(z.string(), z.unknown()),
    fileName: z.string().nullable(),
    savedAt: time,
  })
  .meta({ id: 'SubmissionDraft' });

export const submission = z
  .strictObject({
    ...submissionFields,
    updatedAt: time,
    submittedBy: z
      .strictObject({ _id: id, firstName: z.string(), lastName: z.string(), email: z.string() })
      .nullable(),
  })
  .meta({ id: 'Submission' }) satisfies z.ZodType<Submission>;

const importCounts = { created: z.int(), duplicate: z.int(), refused: z.int() };

export const checkedImport = z
  .strictObject({
    _id: id,
    fileName: z.string(),
    keptUntil: time,
    ignored: list.meta({ description: 'Columns that are ignored' }),
    rows: z.array(
      z.strictObject({
        line: z
          .int()
          .meta({ description: 'The row number in a spreadsheet, or the position in the JSON list' }),
        label: z.string(),
        facts: z
          .strictObject(answersOf(ROW_FACTS))
          .optional()
          .meta({ description: 'The deadline, pay and place; missing if the row is not a valid listing' }),
        outcome: z.enum(['create', 'created', 'duplicate', 'refused']),
        note: z.string(),
        path: z.string().optional().meta({ description: 'The page of the listing it duplicates' }),
        doubts: z
          .array(z.strictObject({ text: z.string(), path: z.string().optional() }))
          .optional()
          .meta({ description: 'Why the row needs review: findings of the checks, or likely duplicates' }),
        errors: z.record(z.string(), z.string()),
      }),
    ),
    counts: z.strictObject(importCounts),
    done: z
      .strictObject({ at: time, ...importCounts })
      .nullable()
      .meta({ description: 'When it was last imported, and the results' }),
  })
  .meta({ id: 'CheckedImport' }) satisfies z.ZodType<CheckedImport>;

/** A page of ten items, under the given name. */
export const pageOf = <Name extends string>(name: Name, item: z.ZodType) =>
  z.strictObject({
    [name]: z.array(item),
    page: z.int().min(1),
    total: z.int().min(0),
    totalPages: z.int().min(1),
  });

export const messageAnd = (fields: Record<string, z.ZodType>) =>
  z.strictObject({ message: z.string(), ...fields });
