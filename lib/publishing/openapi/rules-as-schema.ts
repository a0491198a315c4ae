import { z } from 'zod';
import { EMAIL, MAX_EMAIL_LENGTH } from '@/lib/identity/accounts/email-rule';
import { MAX_PASSWORD_BYTES } from '@/lib/platform/auth/password-bytes';
import { birthMonth, guardianName } from '@/lib/identity/accounts/minors/age-schema';
import { address, credentials, newPassword, person, reset } from '@/lib/identity/accounts/schemas';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '@/lib/content/contact/limits';
import { contactMessage } from '@/lib/content/contact/schemas';
import { answerSchema, dataRequestSchema } from '@/lib/identity/data-requests/schemas';
import { MAX_ANSWER_LENGTH, MAX_REQUEST_LENGTH } from '@/lib/identity/data-requests/kinds';
import { employerName, employerSchema, MAX_WEBSITE_LENGTH } from '@/lib/employers/records/schemas';
import { noteSchema } from '@/lib/applications/records/schemas';
import { fieldRule } from '@/lib/internships/listings/field-rules';
import { internshipSchema } from '@/lib/internships/listings/schemas';
import { synonymFields } from '@/lib/search/synonyms/schemas';
import { siteSettings } from '@/lib/content/site-settings/schemas';
import { rejectionSchema, submissionSchema } from '@/lib/internships/submissions/schemas';
import type { Holds } from '@/models/listing-field';
import { LISTING_FIELDS } from '@/models/listing-fields';
import { LISTING_FIELD_ENTRIES } from '@/models/listing-values';
import { SUBMISSION_NAMES } from '@/models/submission-fields';

/**
 * JSON Schema for rules that are functions. It may be stricter than a rule, but never more lenient: tests try both on the same
 * values. Patterns use only syntax that all regular expression dialects share.
 */

type Told = Record<string, unknown> & { description?: string };

const tell = (schema: z.ZodType, told: Told) => z.globalRegistry.add(schema, told);

const LETTER = '[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u1E00-\u1EFF]';

const APOSTROPHE = "['\u2019\u02BC]";

/** A name of at least `minLength` letters. */
const name = (minLength: number, maxLength: number): Told => ({
  pattern: `^${LETTER}(?:(?:${APOSTROPHE}? |${APOSTROPHE}|-)?${LETTER}){${minLength - 1},}${APOSTROPHE}?$`,
  maxLength,
  description:
    'Letters of any alphabet. One apostrophe, hyphen or space may stand between letters; a name may end with an apostrophe, and an initial with a dot (J. M. Kamau).',
});

const email: Told = {
  format: 'email',
  pattern: EMAIL.source.replaceAll('a-z', 'A-Za-z'),
  maxLength: MAX_EMAIL_LENGTH,
};

const SPECIAL = '[!-/:-@\\[-`{-~]';
const password: Told = {
  pattern: `^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*${SPECIAL})[ -~]*$`,
  minLength: 8,
  maxLength: MAX_PASSWORD_BYTES,
  description: `Needs an uppercase letter, a lowercase letter, a digit and a special character. The 3,000 most common passwords are refused. Any other character is accepted, up to ${MAX_PASSWORD_BYTES} bytes.`,
};

tell(person.shape.firstName, name(2, 50));
tell(person.shape.lastName, name(2, 50));
tell(person.shape.phoneNumber, {
  pattern: '^(?:(?:0|\\+?254)[1-7][0-9]{8}|[17][0-9]{8})$',
  description:
    'A Kenyan number, stored as ten digits that begin with 01 to 07. Other formats are accepted, such as +254 (0) 712 345 678.',
});
tell(person.shape.email, email);
tell(guardianName, name(2, 50));
tell(birthMonth, {
  pattern: '^[0-9]{4}-(?:0[1-9]|1[0-2])$',
  description: 'YYYY-MM: the month of birth of someone who is 16 or 17 now',
});
tell(address.shape.email, email);
tell(person.shape.username, { pattern: '^[a-z]{3,30}$' });
tell(newPassword, password);
tell(reset.shape.confirmPassword, { description: 'The same as `newPassword`' });

tell(contactMessage.shape.name, name(3, MAX_NAME_LENGTH));
tell(contactMessage.shape.email, email);

/** A visible character. Normalisation drops all others and composes letters with their accents. */
const SEEN =
  '[^\\s\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u0300-\\u036f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202f\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\uffff]';

const written = (maxLength: number): Told => ({ pattern: SEEN, maxLength });
tell(credentials.shape.emailOrUsername, { pattern: SEEN });
tell(contactMessage.shape.message, written(MAX_MESSAGE_LENGTH));
tell(dataRequestSchema.shape.name, name(3, MAX_NAME_LENGTH));
tell(dataRequestSchema.shape.email, email);
tell(dataRequestSchema.shape.text, written(MAX_REQUEST_LENGTH));
tell(answerSchema.shape.text, written(MAX_ANSWER_LENGTH));

tell(noteSchema.shape.text, { pattern: SEEN });

/** Three visible characters. */
const SUBSTANCE = `${SEEN}[\\s\\S]*${SEEN}[\\s\\S]*${SEEN}`;

/** One line, without control characters. */
const IN_LINE = '[^\\u0000-\\u001f\\u007f-\\u009f]*';
const LINE = {
  pattern: `^(?=${IN_LINE}${SUBSTANCE})${IN_LINE}$`,
  description: 'One line; line breaks become spaces',
};

const LABEL = '[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*';
const INNER = 'local|localhost|internal|intranet|lan|home|corp|private|arpa';
const HOST = `(?:${LABEL}\\.)+(?!(?:${INNER})(?:[^a-z]|$))[a-z]{2,}`;
const link: Told = {
  pattern: `^(?:https?://${HOST}(?:[/?#][!-~]*)?|mailto:[A-Za-z0-9._%+-]+@${HOST}(?:\\?[!-~]*)?|tel:\\+?[0-9().-]{3,30})$`,
  maxLength: 2_000,
  description:
    'A web link (`https:` or `http:`, to a public host, without a user name), an e-mail address (`mailto:`) or a phone number (`tel:`). A missing prefix is added, as in `acme.co.ke/careers`.',
};

const { anyOf } = z.toJSONSchema(fieldRule({ kind: 'moment', required: true }), { io: 'input' });
const deadline: Told = {
  anyOf,
  description:
    'When applications close; must be later than now. A time with its zone (ISO 8601), or a day (YYYY-MM-DD) that ends at midnight in Nairobi. Also accepts text such as `31 December 2026` or `31/12/2026 17:00` (Nairobi time).',
};

/** The schema of a field, or undefined if the rule already defines it. */
function toldOf(holds: Holds): Told | undefined {
  switch (holds.kind) {
    case 'line':
      if ('required' in holds) return LINE;
      return { ...LINE, pattern: holds.minLength === 0 ? `^${IN_LINE}$` : `^\\s*$|${LINE.pattern}` };
    case 'paragraphs':
      if (holds.minLength === 0) return undefined;
      return { pattern: 'required' in holds ? SUBSTANCE : `^\\s*$|${SUBSTANCE}` };
    case 'link':
      return link;
    case 'moment':
      return deadline;
    case 'stipend':
      return {
        description:
          'Amounts only if paid; `max` must not be below `min`. Also accepts text such as `KES 15,000`.',
      };
    default:
      return undefined;
  }
}

for (const [name, { holds }] of LISTING_FIELD_ENTRIES) {
  const told = toldOf(holds);
  if (told) tell(internshipSchema.shape[name], told);
}

/** Limits of a submission's fields. JSON Schema cannot derive them through the required-field rule. */
for (const name of SUBMISSION_NAMES) {
  const { holds } = LISTING_FIELDS[name];
  const bounds = 'minLength' in holds && { minLength: holds.minLength, maxLength: holds.maxLength };
  tell(submissionSchema.shape[name], { ...toldOf({ ...holds, required: true }), ...bounds });
}

const { maxLength } = LISTING_FIELDS.descriptionParagraph.holds;
tell(submissionSchema.shape.descriptionParagraph, {
  anyOf: [{ type: 'null' }, { type: 'string', maxLength, pattern: `^\\s*$|${SUBSTANCE}` }],
});
tell(submissionSchema.shape.stipend, {
  description: 'Amounts only if paid; `max` must not be below `min`. `not stated` means “rather not say”.',
});

tell(employerName, LINE);
for (const phrase of [synonymFields.shape.phrase, synonymFields.shape.means])
  tell(phrase, { ...LINE, pattern: `^(?=${IN_LINE}${SEEN})${IN_LINE}$` });
tell(employerSchema.shape.website, {
  anyOf: [
    { type: 'null' },
    { type: 'string', maxLength: MAX_WEBSITE_LENGTH, pattern: `^$|^https?://${HOST}(?:[/?#][!-~]*)?$` },
  ],
  description: 'The home page, `http:` or `https:`',
});

const SOCIAL = `https://${HOST}(?:[/?#][!-+--~]*)?`;
tell(siteSettings.shape.tagline, {
  pattern: '^[^<>\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u200b-\\u200f\\u202a-\\u202e]*$',
  maxLength: 80,
});
tell(siteSettings.shape.colour, {
  pattern: '^$|^#[0-9A-Fa-f]{6}$',
  description: 'Must have a contrast of 4.5:1 or more on the light backgrounds of the site',
});
tell(siteSettings.shape.socials, {
  pattern: `^$|^${SOCIAL}(?:,${SOCIAL})*$`,
  maxLength: 1_000,
  description: 'The site’s social media links, separated by commas',
});

tell(rejectionSchema.shape.comments, { pattern: SUBSTANCE, description: 'Reason, shown to the employer' });
