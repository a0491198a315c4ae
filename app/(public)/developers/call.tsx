import type { ReactNode } from 'react';
import { Tag } from '@/app/_components/tag';
import { ERROR_STATUS } from '@/lib/platform/core/errors';
import { LOCALE } from '@/lib/platform/core/locale';
import { failuresOf, type Operation } from '@/lib/publishing/openapi/operation';

const whoOf = ({ who }: Operation): string => {
  if (who === 'anybody') return 'Anyone, no token needed.';
  if (who === 'session') return 'Anyone with a token, even if deactivated or unverified.';
  if (who === 'secret') return 'A scheduler, with its secret as the token.';
  return `With a token, as ${new Intl.ListFormat(LOCALE, { type: 'disjunction' }).format(who)}.`;
};

/** Renders backticked text as code. */
const withCode = (text: string): ReactNode[] =>
  text.split('`').map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part));

const answersOf = (operation: Operation): string => {
  const codes = [
    ...Object.keys(operation.answers).map(Number),
    ...failuresOf(operation).map((code) => ERROR_STATUS[code]),
  ];
  return [...new Set(codes)].sort((one, other) => one - other).join(', ');
};

/** An API operation: a summary line that expands to permissions, input and responses. */
export function Call({ operation }: { operation: Operation }) {
  const { method, path, summary, example, query, form } = operation;
  return (
    <details className="border-line border-b">
      <summary className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[5.5rem_1fr]">
        <span>
          <Tag>{method.toUpperCase()}</Tag>
        </span>
        <span className="grid min-w-0 gap-0.5">
          <code className="text-small font-semibold break-all">{path}</code>
          <span className="text-muted break-words">{withCode(summary)}</span>
        </span>
      </summary>
      <dl className="text-small grid gap-x-4 gap-y-2 pb-5 sm:grid-cols-[5.5rem_10rem_1fr] sm:[&_dt]:col-start-2">
        <dt className="font-semibold">Who can call it</dt>
        <dd>{whoOf(operation)}</dd>
        {query && (
          <>
            <dt className="font-semibold">Query parameters</dt>
            <dd className="break-words">{Object.keys(query.shape).join(', ')}</dd>
          </>
        )}
        {form && (
          <>
            <dt className="font-semibold">Form (multipart)</dt>
            <dd>{Object.keys(form).join(', ')}</dd>
          </>
        )}
        {example && (
          <>
            <dt className="font-semibold">{form ? 'Example fields' : 'Example body'}</dt>
            <dd className="min-w-0">
              <pre className="bg-sunken rounded-box p-3 text-wrap break-words">
                {JSON.stringify(example, null, 2)}
              </pre>
            </dd>
          </>
        )}
        <dt className="font-semibold">Responses</dt>
        <dd>{answersOf(operation)}</dd>
      </dl>
    </details>
  );
}
