import { site } from '@/lib/platform/core/site';

/** Shown when a name is locked. */
export const KNOWN_NAMES_HELP = `If it’s yours, e-mail ${site.email} with a document that shows it. An administrator will check it and give you the name.`;

export const RECALLED = 'This employer was recalled, because one of its listings was a fraud.';

/** Shown to staff who publish for an employer whose members cannot log in. */
export const PAUSED =
  'No one on this employer’s team can log in at the moment. Reactivate one of its accounts first.';

export const NAMELESS = 'No name yet';

export const NO_MEMBER = 'That person is not on your team.';

export const EMPLOYER_NOT_FOUND = 'Employer not found';
