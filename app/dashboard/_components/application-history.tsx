import { Moment } from '@/app/_components/moment';
import type { HistoryStep } from '@/lib/applications/records/history';
import { ApplicationStatusTag } from './application-status';

export function ApplicationHistory({ history }: { history: readonly HistoryStep[] }) {
  return (
    <ol className="border-line grid gap-5 border-s-2 ps-5">
      {history.map(({ status, at, message }) => (
        <li key={`${status} ${at}`} className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ApplicationStatusTag status={status} />
            <Moment at={at} className="text-small text-muted tabular-nums" />
          </p>
          {message !== undefined && (
            <blockquote className="max-w-text wrap-anywhere whitespace-pre-line">{message}</blockquote>
          )}
        </li>
      ))}
    </ol>
  );
}
