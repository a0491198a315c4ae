import { site } from '@/lib/platform/core/site';

/** What to do about a name that is locked. */
export const KNOWN_NAMES_HELP = `If it is yours, write to ${site.email} from an address at its domain; a person decides.`;

export const EMPLOYER_NOT_FOUND = 'Employer not found';
