'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { site } from '@/lib/platform/core/site';
import { ApplySection } from '../apply/apply-section';
import { Button } from '../button';
import { send, type Sent } from '../form/send';
import { CloseIcon } from '../icons';
import { Link } from '../link';
import { Bone, Skeleton } from '../skeleton';
import { ListingFacts } from './listing-facts';
import { ListingGlance } from './listing-glance';
import { ListingText } from './listing-text';

const FAILED = 'Failed to load internship details';

type Heading = RefObject<HTMLHeadingElement | null>;

function Shape() {
  return (
    <Skeleton label="Loading the internship">
      <div className="grid gap-4">
        <Bone className="h-6 w-20" />
        <Bone className="h-8 w-4/5" />
        <Bone className="h-5 w-2/5" />
        <Bone className="mt-4 h-12" />
        <Bone className="mt-4" />
        <Bone />
        <Bone className="w-3/5" />
      </div>
    </Skeleton>
  );
}

function Details({ listing, heading }: { listing: PublicInternship; heading: Heading }) {
  const now = new Date();
  return (
    <div className="grid gap-10">
      <div className="grid gap-5">
        <ListingGlance listing={listing} now={now}>
          <h2 ref={heading} tabIndex={-1}>
            <Link href={listing.path} className="text-text no-underline hover:underline">
              {listing.title}
            </Link>
          </h2>
        </ListingGlance>
      </div>
      <ApplySection listing={listing} now={now} heading="h3" />
      <ListingText listing={listing} heading="h3" />
      <ListingFacts listing={listing} heading="h3" />
    </div>
  );
}

interface FailureProps {
  message: string;
  heading: Heading;
  again: () => void;
}

function Failure({ message, heading, again }: FailureProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-lead">
        {FAILED}
      </h2>
      <p>{message}</p>
      <Button variant="secondary" onClick={again}>
        Try again
      </Button>
    </div>
  );
}

function useListing(id: string) {
  const [found, setFound] = useState<Sent<{ internship: PublicInternship }> | null>(null);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let awaited = true;
    void send<{ internship: PublicInternship }>(`/api/internships/${id}`, { method: 'GET' }).then((sent) => {
      if (awaited) setFound(sent);
    });
    return () => {
      awaited = false;
    };
  }, [id, attempt]);

  const again = () => {
    setFound(null);
    setAttempt(attempt + 1);
  };
  return { found, again };
}

function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

export interface ListingDetailsProps {
  id: string;
  close: () => void;
}

/** The full listing beside its list. Its heading takes the focus. Loaded at the first click on a listing. */
export default function ListingDetails({ id, close }: ListingDetailsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { found, again } = useListing(id);
  const listing = found?.ok ? found.body.internship : undefined;
  useTitle(listing && `${listing.title} at ${listing.company} | ${site.name}`);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [found]);

  return (
    <section aria-label="Details" className="details wrap-anywhere">
      <Button variant="link" onClick={close} className="mb-2">
        <CloseIcon />
        Close details
      </Button>
      {!found && <Shape />}
      {found && !found.ok && <Failure message={found.message} heading={heading} again={again} />}
      {listing && <Details listing={listing} heading={heading} />}
    </section>
  );
}
