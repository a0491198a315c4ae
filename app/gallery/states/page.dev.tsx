import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AppliedNote } from '@/app/_components/apply/applied-note';
import { ApplySection } from '@/app/_components/apply/apply-section';
import { EmptyState } from '@/app/_components/empty-state';
import FailurePage from '@/app/_components/failure-page';
import { ListingList } from '@/app/_components/listing/listing-list';
import { TableSkeleton } from '@/app/_components/skeleton';
import { AccountDeleted } from '../../(account)/account-deleted/account-deleted';
import { CheckYourMail } from '../../(account)/register/check-your-mail/check-your-mail';
import Unauthorized from '../../(account)/unauthorized/page';
import Offline from '../../(public)/offline/page';
import { NoApplications, NoListings } from '../../dashboard/_components/empty-lists';
import { LoadFailure } from '../../dashboard/_components/load-failure';
import { WaitingSubmissions } from '../../dashboard/_components/waiting-submissions';
import { UserRows } from '../../dashboard/users/user-rows';
import { APPLIED, CLOSED, LISTING, LONG, LONG_USER, MANY, NOW, REJECTED } from './fixtures';
import '../../tools.css';

export const metadata: Metadata = { title: 'States', robots: { index: false } };

/** Rarely seen states, rendered with the components of their pages. */
const STATES: readonly { name: string; shown: ReactNode }[] = [
  {
    name: 'Already applied',
    shown: <AppliedNote id={LISTING._id} application={APPLIED} applyLink={LISTING.applyLink} />,
  },
  {
    name: 'After registration',
    shown: (
      <CheckYourMail
        message="Your registration was successful. Check your email inbox to verify your email."
        email="akinyi@people.example"
        mailApp="https://mail.example/"
      />
    ),
  },
  {
    name: 'After deletion',
    shown: <AccountDeleted message="Your account and everything in it has been deleted." />,
  },
  { name: 'Rejected', shown: <WaitingSubmissions {...REJECTED} /> },
  { name: 'Offline', shown: <Offline /> },
  { name: 'Expired', shown: <ApplySection listing={CLOSED} now={NOW} /> },
  { name: 'Many', shown: <ListingList listings={MANY} now={NOW} /> },
  {
    name: 'Too long',
    shown: (
      <div className="grid gap-8 *:min-w-0">
        <ListingList listings={[LONG]} now={NOW} />
        <UserRows caption="Users" users={[LONG_USER]} self="" list="/dashboard/users" />
      </div>
    ),
  },
  {
    name: 'Empty',
    shown: (
      <div className="grid gap-8">
        <NoApplications />
        <NoListings />
        <EmptyState title="No internships found">
          <p>Nothing matches this search. Try fewer words, or another status.</p>
        </EmptyState>
      </div>
    ),
  },
  {
    name: 'Error',
    shown: (
      <div className="grid gap-8">
        <LoadFailure href="/dashboard/users" />
        <FailurePage digest="3f9c1a20" />
      </div>
    ),
  },
  { name: 'Loading', shown: <TableSkeleton rows={4} /> },
  { name: 'Not allowed', shown: <Unauthorized /> },
];

/** Only on the development server. */
export default function States() {
  return (
    <main id="content" className="page grid gap-16 py-12 *:min-w-0">
      <h1>States</h1>
      {STATES.map(({ name, shown }) => {
        const id = name.toLowerCase().replaceAll(' ', '-');
        return (
          <section key={id} aria-labelledby={id} className="grid gap-6 *:min-w-0">
            <h2 id={id} className="text-lead border-line border-b pb-2">
              {name}
            </h2>
            {shown}
          </section>
        );
      })}
    </main>
  );
}
