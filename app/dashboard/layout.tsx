import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { may } from '@/lib/platform/auth/permissions';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { currentActor, sessionSecondsLeft } from '@/lib/platform/auth/require-user';
import { site } from '@/lib/platform/core/site';
import { CarriedMessage } from '../_components/carried/carried-message';
import { PublicShell } from '../_components/shell/public-shell';
import { countOpenReports } from '@/lib/trust/reports/count-open';
import { attempt } from './_components/attempt';
import { DashboardFooter } from './_components/dashboard-footer';
import { DashboardHeader } from './_components/dashboard-header';
import { EarlyScripts, RequestId } from './_components/early-scripts';
import { isStreamed } from './_components/is-streamed';
import { GuardMoves } from './_components/moves/guard-moves';
import { MoveFailedAtTop } from './_components/moves/move-failure';
import { SessionWarning } from './_components/session/session-warning';
import { Shortcuts } from './_components/shortcuts/shortcuts';
import { SideMenu } from './_components/side-menu';
import { menuFor, type Waiting } from './navigation';
import '../tools.css';

export const metadata: Metadata = {
  title: { default: 'Dashboard', template: `%s | Dashboard | ${site.name}` },
};

/** Counts for the menu. If they cannot be read, the menu appears without them. */
async function waitingFor(user: SignedInUser): Promise<Record<string, Waiting>> {
  if (!may(user.role, 'report:read')) return {};
  const reports = attempt(countOpenReports(user)).then((count) => count ?? 0);
  return { '/dashboard/reports': (await isStreamed()) ? { later: reports } : await reports };
}

/** The frame of the dashboard. It guards nothing: every page checks roles itself. */
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const known = await attempt(Promise.all([currentActor(), sessionSecondsLeft()]));
  const [actor, secondsLeft] = known ?? [null, 0];
  // The page checks again and reports the failure.
  if (!actor || actor.kind === 'visitor') return <PublicShell signedIn>{children}</PublicShell>;
  const items = menuFor(actor.role, await waitingFor(actor));
  return (
    <div id="top" data-account={actor.id} className="dashboard flex min-h-dvh flex-col">
      <EarlyScripts />
      <RequestId />
      <DashboardHeader user={actor} items={items} />
      <div className="page w-full flex-1 gap-x-12 md:grid md:grid-cols-[13rem_minmax(0,1fr)]">
        <div className="border-line hidden border-e md:block">
          <div className="sticky top-0 py-8">
            <SideMenu items={items} label="Dashboard" />
          </div>
        </div>
        <main id="content" className="min-w-0 pt-8 pb-20 has-[[data-loading]]:min-h-dvh md:pt-10">
          <CarriedMessage />
          <MoveFailedAtTop />
          {children}
          <Shortcuts />
          <GuardMoves />
        </main>
      </div>
      <SessionWarning secondsLeft={secondsLeft} />
      <DashboardFooter />
    </div>
  );
}
