import { notFound } from 'next/navigation';
import { setStatus } from '@/lib/platform/http/response-status';

/** The status of an error page: not found, gone, failed. */
export type FailureStatus = 404 | 410 | 500;

/** Makes the answer to this page a 404, 410 or 500, and keeps search engines from it. */
export function PageStatus({ status }: { status: FailureStatus }) {
  if (!setStatus(status) && status !== 500) notFound();
  return <meta name="robots" content="noindex" data-failed="" />;
}
