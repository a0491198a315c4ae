/** The fixed terms of the product: roles, industries, counties, statuses. No database here: the browser may import them through `lib/`. */

export const ROLES = ['administrator', 'editor', 'employer', 'recent graduate'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that people can register with. All others are staff. */
export const REGISTERED_ROLES = ['recent graduate', 'employer'] as const satisfies readonly Role[];

export const CREATED_ROLES = ['recent graduate', 'editor', 'employer'] as const satisfies readonly Role[];

export const KINDS = [
  'internship',
  'industrial attachment',
  'graduate trainee',
  'entry level',
  'part-time',
  'volunteer',
] as const;
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
  'no answer',
  'handled outside',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Statuses in which the employer still owes an answer. */
export const UNANSWERED_STATUSES = [
  'applied',
  'viewed',
  'shortlisted',
  'interview',
] as const satisfies readonly ApplicationStatus[];

/** Outcomes that applicants may note if the employer answers elsewhere. */
export const OWN_OUTCOMES = ['interview', 'offered', 'not selected', 'no answer'] as const;
export type OwnOutcome = (typeof OWN_OUTCOMES)[number];

export const SUBMISSION_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

export const TOKEN_PURPOSES = [
  'verify email',
  'verify email change',
  'reset password',
  'link sign-in',
  'verify domain',
  'join employer',
  'guardian consent',
  'download data',
] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

/** The consent of a minor's parent or guardian. */
export const CONSENT_STATES = ['asked', 'consented', 'refused', 'withdrawn'] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

export const MAIL_STATES = ['queued', 'sending', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export type FilePurpose = 'resume' | 'submission' | 'picture' | 'logo' | 'evidence';

interface Industry {
  id: number;
  name: string;
  /** The last part of its address, as first published. One is misspelt and stays that way. */
  slug: string;
}

export const INDUSTRIES = [
  { id: 1, slug: 'it-telecommunications', name: 'Information Technology & Telecommunications' },
  { id: 2, slug: 'financial-services', name: 'Financial Services' },
  { id: 3, slug: 'education-training', name: 'Education & Training' },
  { id: 4, slug: 'legal-services', name: 'Legal Services' },
  { id: 5, slug: 'non-profit-development', name: 'Non-Profit & Development' },
  { id: 6, slug: 'media-creative-arts', name: 'Media & Creative Arts' },
  { id: 7, slug: 'government-public-administration', name: 'Government & Public Administration' },
  { id: 8, slug: 'natural-resources', name: 'Mining & Natural Resources' },
  { id: 9, slug: 'retail-ecommerce', name: 'Retail & E-Commerce' },
  { id: 10, slug: 'agriculture-agribusiness', name: 'Agriculture & Agribusiness' },
  { id: 11, slug: 'health-life-sciences', name: 'Health & Life Sciences' },
  { id: 12, slug: 'energy-and-environment', name: 'Energy & Environment' },
  { id: 13, slug: 'manufactuting-industrial-production', name: 'Manufacturing & Industrial Production' },
  { id: 14, slug: 'tourism-hospitality', name: 'Tourism & Hospitality' },
  { id: 15, slug: 'construction-real-estate', name: 'Construction & Real Estate' },
  { id: 16, slug: 'transport-and-logistics', name: 'Transport & Logistics' },
] as const satisfies readonly Industry[];

export const INDUSTRY_IDS = INDUSTRIES.map(({ id }) => id);

/** The 47 counties, in the order of the First Schedule to the Constitution of Kenya. */
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

export const EMPLOYER_KINDS = ['company', 'NGO', 'public body', 'school', 'agency'] as const;
export type EmployerKind = (typeof EMPLOYER_KINDS)[number];

export const EVIDENCE_KINDS = ['registration', 'KRA PIN', 'agency licence', 'letterhead'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** Why a listing is reported, worst first. */
export const REPORT_REASONS = ['money', 'fake', 'discriminating', 'different', 'closed', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_STATES = ['open', 'asked', 'upheld', 'dismissed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** Requests under sections 26, 40 and 36 of the Data Protection Act, 2019. */
export const DATA_REQUEST_KINDS = ['access', 'correct', 'erase', 'object'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

export const DATA_REQUEST_STATES = ['open', 'answered', 'refused'] as const;
export type DataRequestState = (typeof DATA_REQUEST_STATES)[number];

/** Events counted on public pages: views, and clicks on Apply Now, on featured listings and on industries. */
export const PAGE_VIEW_KINDS = ['view', 'apply', 'featured', 'industry'] as const;
export type PageViewKind = (typeof PAGE_VIEW_KINDS)[number];

export const ALERT_INTERVALS = ['day', 'week'] as const;
export type AlertInterval = (typeof ALERT_INTERVALS)[number];
