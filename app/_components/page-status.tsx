import { notFound } from 'next/navigation';
import { setStatus } from '@/lib/platform/http/response-status';

export type FailureStatus = 403 | 404 | 409 | 410 | 500;

export interface PageStatusProps {
  status: FailureStatus;
  /** The page's metadata already excludes search engines, and a single meta element is enough. */
  isHidden?: boolean;
}

/** Sets the response status, and excludes the page from search engines. */
export function PageStatus({ status, isHidden = false }: PageStatusProps) {
  if (!setStatus(status) && status !== 500) notFound();
  return isHidden ? (
    <meta name="failed-page" content="yes" data-failed="" />
  ) : (
    <meta name="robots" content="noindex" data-failed="" />
  );
}
