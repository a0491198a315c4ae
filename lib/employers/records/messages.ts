import { site } from '@/lib/platform/core/site';

/** What to do about a name that is locked. */
export const KNOWN_NAMES_HELP = `If it is yours, write to ${site.email} with a document that shows it: an administrator looks at it and gives you the name.`;

/** The answer to whoever acts for an employer that was recalled. */
export const RECALLED = 'This employer was recalled: one of its listings was a fraud.';

/** The answer to staff who publish for an employer of which nobody can log in. */
export const PAUSED = 'Nobody of this employer can log in at the moment. Reactivate an account of it first.';

/** What staff read where an employer has no name yet. */
export const NAMELESS = 'No name yet';

export const NO_MEMBER = 'That person is no member of your employer.';

export const EMPLOYER_NOT_FOUND = 'Employer not found';
