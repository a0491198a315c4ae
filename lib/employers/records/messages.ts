import { site } from '@/lib/platform/core/site';

/** For a name that is locked. */
export const KNOWN_NAMES_HELP = `If it is yours, write to ${site.email} with a document that shows it: an administrator looks at it and gives you the name.`;

export const RECALLED = 'This employer was recalled: one of its listings was a fraud.';

/** For staff who publish for an employer whose members cannot log in. */
export const PAUSED = 'Nobody of this employer can log in at the moment. Reactivate an account of it first.';

export const NAMELESS = 'No name yet';

export const NO_MEMBER = 'That person is no member of your employer.';

export const EMPLOYER_NOT_FOUND = 'Employer not found';
