import { cookies } from 'next/headers';
import { outcomeCookieName, readOutcome, type FormOutcome } from '@/lib/platform/http/form-outcome';

/** The result of a form of this page that was sent without script, or null. */
export const outcomeOf = async (form: string): Promise<FormOutcome | null> =>
  readOutcome((await cookies()).get(outcomeCookieName(form))?.value, form);

/** The title of a page with a form: starts with "Error:" after a failure. */
export const titleAfter = (outcome: FormOutcome | null, title: string): string =>
  outcome && !outcome.ok ? `Error: ${title}` : title;
