import { cookies } from 'next/headers';
import { currentActor } from '@/lib/platform/auth/require-user';
import {
  outcomeCookieName,
  readOutcome,
  readTypedCookie,
  typedCookieName,
  type FormOutcome,
} from '@/lib/platform/http/form-outcome';
import { readTyped } from '@/lib/platform/http/typed-texts';

/** Returns the result of a form on this page that was sent without JavaScript, or null. */
export async function outcomeOf(form: string): Promise<FormOutcome | null> {
  const sent = await cookies();
  const outcome = readOutcome(sent.get(outcomeCookieName(form))?.value, form);
  if (outcome?.typed === undefined) return outcome;
  const { typed } = outcome;
  const values =
    readTypedCookie(sent.get(typedCookieName(form))?.value, typed) ??
    (await readTyped(await currentActor(), form, typed));
  return { ...outcome, values };
}

export const outcomesOf = async <Form extends string>(
  forms: readonly Form[],
): Promise<Record<Form, FormOutcome | null>> =>
  Object.fromEntries(
    await Promise.all(forms.map(async (form) => [form, await outcomeOf(form)] as const)),
  ) as Record<Form, FormOutcome | null>;

const isFailure = (outcome: FormOutcome | null): boolean => outcome?.ok === false;

export const titleAfter = (outcome: FormOutcome | null, title: string): string =>
  isFailure(outcome) ? `Error: ${title}` : title;

export const titleAfterAny = (outcomes: Record<string, FormOutcome | null>, title: string): string =>
  Object.values(outcomes).some(isFailure) ? `Error: ${title}` : title;
