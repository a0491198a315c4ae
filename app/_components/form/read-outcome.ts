import { cookies } from 'next/headers';
import { outcomeCookieName, readOutcome, type FormOutcome } from '@/lib/platform/http/form-outcome';

/** What came of a form of this page that the browser sent by itself; null when it sent none. */
export const outcomeOf = async (form: string): Promise<FormOutcome | null> =>
  readOutcome((await cookies()).get(outcomeCookieName(form))?.value, form);

/** The title of a page with a form on it: it begins with what matters when something is wrong. */
export const titleAfter = (outcome: FormOutcome | null, title: string): string =>
  outcome && !outcome.ok ? `Error: ${title}` : title;
