'use client';

import { shownRequestId } from '@/lib/platform/http/shown-id';
import { Link } from './link';

interface FailurePageProps {
  title?: string;
  digest: string | undefined;
}

/** The error page. It uses plain elements only: every dashboard page loads it, though it is rarely shown. */
export default function FailurePage({
  title = 'Something went wrong on our side',
  digest,
}: FailurePageProps) {
  return (
    <div className="page grid justify-items-start gap-5 py-14 sm:py-24">
      <svg width="160" height="75" viewBox="0 0 128 60" fill="none" aria-hidden="true">
        <path d="M24 48a40 40 0 0 1 80 0" stroke="var(--line)" strokeWidth="2" />
        <path d="M50 48a14 14 0 0 1 28 0z" fill="var(--accent)" />
        <path d="M0 49.5h128" stroke="var(--primary)" strokeWidth="3" />
      </svg>
      <h1>{title}</h1>
      <p className="max-w-text text-lead text-muted">
        Nothing you did caused this, and nothing you saved is lost. Please try again in a moment.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <a href="" className="button button-primary">
          Try again
        </a>
        <Link href="/" className="button button-secondary">
          Go to the home page
        </Link>
      </div>
      <p className="text-small text-muted">
        If you write to us about it, quote this code: {shownRequestId() ?? digest}
      </p>
    </div>
  );
}
