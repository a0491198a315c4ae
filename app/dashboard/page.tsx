import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import { requireUser } from '@/lib/auth/require-user';
import { greetingAt } from '@/lib/format/greeting';
import { Overview } from './_components/overview';
import { welcomeFor } from './welcome';

export default async function DashboardHome() {
  const user = await requireUser('/dashboard');
  const { text, soon } = welcomeFor(user.role);
  return (
    <div className="grid gap-8">
      <PageHeading title={`${greetingAt(new Date())}, ${user.firstName}`} intro={text} />
      <Overview user={user} />
      {soon !== '' && (
        <Notice>
          <p>{soon}</p>
        </Notice>
      )}
    </div>
  );
}
