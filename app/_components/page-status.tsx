import { notFound } from 'next/navigation';
import { setStatus } from '@/lib/platform/http/response-status';

/** The status of an error page: not allowed, not found, in the way of something else, gone, failed. */
export type FailureStatus = 403 | 404 | 409 | 410 | 500;

export interface PageStatusProps {
  status: FailureStatus;
  /** The metadata of the page keep search engines from it already: one meta element is enough. */
  isHidden?: boolean;
}

/** Gives the answer to this page a status, and keeps search engines from it. */
export function PageStatus({ status, isHidden = false }: PageStatusProps) {
  if (!setStatus(status) && status !== 500) notFound();
  return isHidden ? (
    <meta name="failed-page" content="yes" data-failed="" />
  ) : (
    <meta name="robots" content="noindex" data-failed="" />
  );
}
