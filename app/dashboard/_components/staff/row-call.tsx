import type { ButtonVariant } from '@/app/_components/button';
import type { SendOptions } from '@/app/_components/form/send';

interface Question {
  /** Its name in the address of the list that asks it. */
  ask: string;
  title: string;
  /** Paragraphs about the consequences. */
  body: readonly string[];
  yes: string;
}

/** An action on a row of a list: a call by JavaScript, or the same call as a form. */
export interface RowCall {
  label: string;
  /** The row's name, for screen readers. */
  of: string;
  path: string;
  method: SendOptions['method'];
  /** The fields of the call and of its form. */
  json?: Readonly<Record<string, string | boolean>>;
  /** The path that accepts its form. Default: `path`. */
  formPath?: string;
  /** Shown if a failure has no message. */
  fallback: string;
  variant?: ButtonVariant;
  confirm?: Question;
}

/** The place of the question on the page. */
export const QUESTION = 'question';

const queryOf = (list: string): string => list.split('?')[1] ?? '';

/** The list with the question before this action. */
export function askHref(list: string, ask: string, id: string): string {
  const query = new URLSearchParams(queryOf(list));
  query.set('ask', ask);
  query.set('id', id);
  return `${list.split('?', 1)[0] ?? ''}?${query.toString()}#${QUESTION}`;
}

/** The hidden fields of an action's form, with the query of its list. */
export const CallFields = ({ json = {}, list }: Pick<RowCall, 'json'> & { list: string }) =>
  Object.entries({ ...json, list: queryOf(list) }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={String(value)} />
  ));
