import { Link } from '@/app/_components/link';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import { currentActor, requireUser } from '@/lib/platform/auth/require-user';
import { site } from '@/lib/platform/core/site';
import { greetingAt } from '@/lib/platform/format/greeting';
import { Overview } from './_components/overview';
import { Slow } from './_components/slow';
import { UnknownRole } from './_components/unknown-role';
import { ROLE_TEXTS } from './role-texts';

export default async function DashboardHome() {
  const actor = await currentActor();
  if (actor.kind === 'visitor' && actor.problem === 'unknownRole') return <UnknownRole />;
  const user = await requireUser('/dashboard');
  const { welcome, soon } = ROLE_TEXTS[user.role];
  return (
    <div className="grid gap-8">
      <PageHeading title={`${greetingAt(new Date())}, ${user.firstName}`} intro={welcome} />
      {user.role === 'administrator' && !site.hasOwnLook && (
        <Notice title={`Give ${site.name} its look`}>
          <p>
            <Link href="/dashboard/site">Choose a logo, a colour and a tagline</Link>.
          </p>
        </Notice>
      )}
      <Slow>{() => Overview({ user })}</Slow>
      <Notice>
        <p>{soon}</p>
      </Notice>
      <p className="install-line text-small text-muted">
        To open {site.name} like an app, choose <em>Install</em> or <em>Add to Home screen</em> in your
        browser’s menu.
      </p>
    </div>
  );
}
