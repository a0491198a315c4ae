/** The fixed words of the product. No database here: the browser may import them through `lib/`. */

export const ROLES = ['administrator', 'editor', 'employer', 'recent graduate'] as const;
export type Role = (typeof ROLES)[number];

export const KINDS = ['internship', 'industrial attachment', 'graduate trainee', 'entry level'] as const;
export type Kind = (typeof KINDS)[number];

export const STIPEND_KINDS = ['paid', 'unpaid', 'not stated'] as const;
export type StipendKind = (typeof STIPEND_KINDS)[number];

export const APPLICATION_STATUSES = [
  'applied',
  'viewed',
  'shortlisted',
  'interview',
  'offered',
  'not selected',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const SUBMISSION_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

export const TOKEN_PURPOSES = [
  'verify email',
  'verify email change',
  'reset password',
  'link sign-in',
] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

export const MAIL_STATES = ['queued', 'sending', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export type FilePurpose = 'resume' | 'submission' | 'picture';

/** The ids of the sixteen industries, as sent to the server. */
export const INDUSTRY_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;

/** The 47 counties of the Constitution of Kenya, First Schedule, in its order. */
export const COUNTIES = [
  'Mombasa',
  'Kwale',
  'Kilifi',
  'Tana River',
  'Lamu',
  'Taita-Taveta',
  'Garissa',
  'Wajir',
  'Mandera',
  'Marsabit',
  'Isiolo',
  'Meru',
  'Tharaka-Nithi',
  'Embu',
  'Kitui',
  'Machakos',
  'Makueni',
  'Nyandarua',
  'Nyeri',
  'Kirinyaga',
  "Murang'a",
  'Kiambu',
  'Turkana',
  'West Pokot',
  'Samburu',
  'Trans Nzoia',
  'Uasin Gishu',
  'Elgeyo-Marakwet',
  'Nandi',
  'Baringo',
  'Laikipia',
  'Nakuru',
  'Narok',
  'Kajiado',
  'Kericho',
  'Bomet',
  'Kakamega',
  'Vihiga',
  'Bungoma',
  'Busia',
  'Siaya',
  'Kisumu',
  'Homa Bay',
  'Migori',
  'Kisii',
  'Nyamira',
  'Nairobi City',
] as const;
export type County = (typeof COUNTIES)[number];
