import { outcomeOf } from '@/app/_components/form/read-outcome';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { readAsked, type ListProps } from '../list-page';

/** The result of a row's form, or null. A list that asks a question does not repeat the result of the action before. */
export const listOutcome = async (props: ListProps, form: string): Promise<FormOutcome | null> =>
  (await readAsked(props)) ? null : outcomeOf(form);
