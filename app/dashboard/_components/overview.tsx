import type { ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { Link } from '@/app/_components/link';
import { Notice } from '@/app/_components/notice';
import { listOwnApplications } from '@/lib/applications/list-own';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { listOwnInternships } from '@/lib/internships/list-own';
import type { EmployerInternship } from '@/lib/internships/mapper';
import { readOwnWaiting } from '@/lib/submissions/read-own-waiting';
import { hasResume } from '@/lib/users/has-resume';
import { ApplicationsTable } from './applications-table';
import { attempt } from './attempt';
import { NoApplications, NoListings } from './empty-lists';
import { LoadFailure } from './load-failure';
import { StaffOverview } from './staff/staff-overview';
import { OwnListingsTable } from './own-listings-table';
import { WaitingSubmissions } from './waiting-submissions';

/** Rows shown on the first page of the dashboard; the rest is a link away. */
const LATEST = 3;

const HOME = '/dashboard';

function Section({
  title,
  all,
  action,
  children,
}: {
  title: string;
  /** Where the rest is, and how it is called. */
  all?: { href: string; label: string };
  action?: ReactNode;
  children: ReactNode;
}) {
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

async function GraduateOverview({ user }: { user: SignedInUser }) {
  const found = await attempt(Promise.all([listOwnApplications(user, {}), hasResume(user)]));
  if (!found) return <LoadFailure message="Failed to load your applications" href={HOME} />;
  const [{ applications, total }, resume] = found;
  return (
    <div className="grid gap-8">
      {!resume && (
        <Notice title="Add your resume">
          <p>
            You need one to apply. <Link href="/dashboard/profile#resume">Upload it to your profile</Link>.
          </p>
        </Notice>
      )}
      {total === 0 ? (
        <NoApplications />
      ) : (
        <Section
          title="Your latest applications"
          all={
            total > LATEST
              ? { href: '/dashboard/my-internships', label: `See all ${total} applications` }
              : undefined
          }
          action={<Button href="/internships">Browse internships</Button>}
        >
          <ApplicationsTable
            caption="Your latest applications"
            applications={applications.slice(0, LATEST)}
          />
        </Section>
      )}
    </div>
  );
}

function LatestListings({
  internships,
  total,
}: {
  internships: readonly EmployerInternship[];
  total: number;
}) {
  return (
    <Section
      title="Your latest listings"
      all={
        total > LATEST
          ? { href: '/dashboard/employer-internships', label: `See all ${total} listings` }
          : undefined
      }
      action={<Button href="/dashboard/employer-internships/submit">Submit an internship</Button>}
    >
      <OwnListingsTable caption="Your latest listings" internships={internships.slice(0, LATEST)} />
    </Section>
  );
}

async function EmployerOverview({ user }: { user: SignedInUser }) {
  const found = await attempt(Promise.all([listOwnInternships(user, {}), readOwnWaiting(user)]));
  if (!found) return <LoadFailure message="Failed to fetch your internships" href={HOME} />;
  const [listings, waiting] = found;
  return (
    <div className="grid gap-8">
      <WaitingSubmissions {...waiting} />
      {listings.total === 0 ? <NoListings /> : <LatestListings {...listings} />}
    </div>
  );
}

/** What is likeliest to be done next, by role. */
export function Overview({ user }: { user: SignedInUser }) {
  if (user.role === 'recent graduate') return <GraduateOverview user={user} />;
  if (user.role === 'employer') return <EmployerOverview user={user} />;
  return <StaffOverview user={user} />;
}
