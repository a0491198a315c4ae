import { industryById } from '@/lib/internships/industries/industries';
import { closedText } from '@/lib/internships/listings/labels';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { site } from '@/lib/platform/core/site';
import { Button } from '../button';
import { ShieldIcon } from '../icons';
import { Deadline } from '../listing/deadline';
import type { ListingPartProps } from '../listing/listing-part';
import { SaveButton } from '../saved/save-button';
import { AppliedNote } from './applied-note';
import { AppliedPart } from './applied-part';
import { ApplyPanel } from './apply-panel';

function TrustNote() {
  return (
    <p data-static="trust" className="border-primary text-small flex gap-3 border-l-4 pl-4">
      <ShieldIcon className="text-link mt-0.5" />
      <span>
        {site.name} and real employers never ask you for money: not for an interview, training or a uniform.
        If someone does, don’t pay, and write to{' '}
        <a href={`mailto:${site.email}`} className="whitespace-nowrap">
          {site.email}
        </a>
        .
      </span>
    </p>
  );
}

function Closed({ listing }: { listing: PublicInternship }) {
  const industry = industryById(listing.industryId);
  return (
    <>
      <AppliedNote id={listing._id} />
      <AppliedPart id={listing._id} />
      <p>{closedText(listing)}</p>
      {industry && (
        <Button href={`/internships/${industry.slug}`} variant="secondary" wide>
          See open internships
        </Button>
      )}
    </>
  );
}

function Paused({ listing }: { listing: PublicInternship }) {
  return (
    <>
      <AppliedNote id={listing._id} />
      <AppliedPart id={listing._id} />
      <p>{listing.company} isn’t taking applications right now. Save the internship and check again later.</p>
    </>
  );
}

const HEADINGS = { open: 'Apply', paused: 'Applications are paused', closed: 'Applications are closed' };

export function ApplySection({ listing, now, heading: Heading = 'h2' }: ListingPartProps & { now: Date }) {
  const { _id, title, applyLink, status, applicationDeadline, paused } = listing;
  const state = status === 'Closed' ? 'closed' : paused ? 'paused' : 'open';
  return (
    <section aria-labelledby="apply" className="grid scroll-mt-6 gap-5">
      <Heading id="apply" className="text-lead">
        {HEADINGS[state]}
      </Heading>
      {state === 'open' && (
        <>
          <p className="open-until text-muted -mt-3">
            Open until <Deadline at={applicationDeadline} now={now} />
          </p>
          <ApplyPanel internship={{ _id, applyLink }} note={<AppliedNote id={_id} applyLink={applyLink} />} />
        </>
      )}
      {state === 'paused' && <Paused listing={listing} />}
      {state === 'closed' && <Closed listing={listing} />}
      {_id !== '' && (
        <div className="apply-save [&_button]:w-full">
          <SaveButton id={_id} title={title} label="Save for later" isClosed={state === 'closed'} />
        </div>
      )}
      <TrustNote />
    </section>
  );
}
