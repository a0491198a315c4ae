import { Suspense } from 'react';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import { Bone, Skeleton } from '@/app/_components/skeleton';
import { requireUser } from '@/lib/auth/require-user';
import { greetingAt } from '@/lib/format/greeting';
import { Overview } from './_components/overview';
import { welcomeFor } from './welcome';

const LOADING = 'Loading your Dashboard...';

function OverviewSkeleton() {
  return (
    <Skeleton label={LOADING}>
      <p aria-hidden="true" className="text-muted mb-4">
        {LOADING}
      </p>
      <div className="divide-line border-line divide-y border-y">
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex gap-6 py-4">
            <Bone className="flex-[3]" />
            <Bone className="flex-[2]" />
            <Bone className="flex-1" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

export default async function DashboardHome() {
  const user = await requireUser('/dashboard');
  const { text, soon } = welcomeFor(user.role);
  return (
    <div className="grid gap-8">
      <PageHeading title={`${greetingAt(new Date())}, ${user.firstName}`} intro={text} />
      <Suspense fallback={<OverviewSkeleton />}>
        <Overview user={user} />
      </Suspense>
      {soon !== '' && (
        <Notice>
          <p>{soon}</p>
        </Notice>
      )}
    </div>
  );
}
