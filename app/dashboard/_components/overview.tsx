import type { ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { Link } from '@/app/_components/link';
import { ListingList } from '@/app/_components/listing/listing-list';
import { readEmployerHome, type EmployerHome } from '@/lib/operations/dashboard/read-employer-home';
import { readGraduateHome, type GraduateHome } from '@/lib/operations/dashboard/read-graduate-home';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { ApplicationsTable } from './applications-table';
import { attempt } from './attempt';
import { NoApplications, NoListings } from './empty-lists';
import { GuardianPanel } from './guardian-panel';
import { employerSteps } from './home/employer-steps';
import { graduateSteps } from './home/graduate-steps';
import { NextSteps } from './home/next-steps';
import { failureText } from '../failures';
import { LoadFailure } from './load-failure';
import { StaffOverview } from './staff/staff-overview';
import { OwnListingsTable } from './own-listings-table';
import { WaitingSubmissions } from './waiting-submissions';

const HOME = '/dashboard';

interface SectionProps {
  title: string;
  all: { href: string; label: string } | undefined;
  action: ReactNode;
  children: ReactNode;
}

function Section({ title, all, action, children }: SectionProps) {
  return (
    <section className="grid gap-4" aria-labelledby="overview">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="overview" className="text-lead">
          {title}
        </h2>
        {action}
      </div>
      {children}
      {all !== undefined && (
        <p>
          <Link href={all.href} className="inline-flex min-h-12 items-center">
            {all.label}
          </Link>
        </p>
      )}
    </section>
  );
}

/** The maximum number of items to read; there may be more. */
const MAX_COUNTED = 100;

const more = (shown: readonly unknown[], total: number, href: string, what: string) =>
  total > shown.length
    ? { href, label: `See all ${total < MAX_COUNTED ? `${total} ` : ''}${what}` }
    : undefined;

const LatestApplications = ({ latest, total }: GraduateHome) => (
  <Section
    title="Your latest applications"
    all={more(latest, total, '/dashboard/my-internships', 'applications')}
    action={<Button href="/internships">Browse internships</Button>}
  >
    <ApplicationsTable caption="Your latest applications" applications={latest} />
  </Section>
);

/** Rows say which listings are new since the last visit. */
function FittingListings({ hasProfile, fitting }: GraduateHome) {
  if (hasProfile && fitting.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="fitting">
      <h2 id="fitting" className="text-lead">
        Openings that fit your profile
      </h2>
      {hasProfile ? (
        <ListingList listings={fitting} now={new Date()} heading="h3" />
      ) : (
        <p>
          Add your course and skills to your <Link href="/dashboard/career">career profile</Link> to see
          openings that fit.
        </p>
      )}
    </section>
  );
}

async function GraduateOverview({ user }: { user: SignedInUser }) {
  const home = await attempt(readGraduateHome(user));
  if (!home) return <LoadFailure message={failureText('/dashboard/my-internships')} href={HOME} />;
  const { guardian } = home;
  return (
    <div className="grid gap-8">
      {guardian && <GuardianPanel guardian={guardian} page="/dashboard" />}
      <NextSteps
        steps={graduateSteps(home, new Date())}
        nothing="You’re up to date. Find an internship that fits."
      />
      <FittingListings {...home} />
      {home.total === 0 ? <NoApplications /> : <LatestApplications {...home} />}
    </div>
  );
}

const LatestListings = ({ latest, total }: EmployerHome) => (
  <Section
    title="Your latest listings"
    all={more(latest, total, '/dashboard/employer-internships', 'listings')}
    action={<Button href="/dashboard/employer-internships/submit">Submit an internship</Button>}
  >
    <OwnListingsTable caption="Your latest listings" internships={latest} />
  </Section>
);

async function EmployerOverview({ user }: { user: SignedInUser }) {
  const home = await attempt(readEmployerHome(user));
  if (!home) return <LoadFailure message={failureText('/dashboard/employer-internships')} href={HOME} />;
  return (
    <div className="grid gap-8">
      <WaitingSubmissions {...home.submissions} />
      {(home.total > 0 || !home.hasProfile) && (
        <NextSteps
          steps={employerSteps(home, new Date())}
          nothing="Every applicant has an answer, and no listings close this week."
        />
      )}
      {home.total > 0 && <LatestListings {...home} />}
      {home.total === 0 && home.hasProfile && <NoListings />}
    </div>
  );
}

export async function Overview({ user }: { user: SignedInUser }) {
  if (user.role === 'recent graduate') return GraduateOverview({ user });
  if (user.role === 'employer') return EmployerOverview({ user });
  return StaffOverview({ user });
}
