import type { Metadata } from 'next';
import { DescriptionList } from '@/app/_components/description-list';
import { outcomesOf, titleAfterAny } from '@/app/_components/form/read-outcome';
import { PageHeading } from '@/app/_components/page-heading';
import { headers } from 'next/headers';
import { listSessions, type OwnSessions } from '@/lib/identity/accounts/sessions/list-sessions';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import type { OwnUser } from '@/lib/identity/users/mapper';
import { readFactor, type OwnFactor } from '@/lib/identity/accounts/second-factor/read-factor';
import { listSignIns, type SignIns } from '@/lib/identity/accounts/sign-in/list-sign-ins';
import { readOwnGuardian, type OwnGuardian } from '@/lib/identity/guardians/own-guardian';
import { listResumesSent, type ResumesSent } from '@/lib/identity/users/list-resumes-sent';
import { readMe } from '@/lib/identity/users/read-me';
import { attempt } from '../_components/attempt';
import { GuardianPanel } from '../_components/guardian-panel';
import { LoadFailure } from '../_components/load-failure';
import { Slow } from '../_components/slow';
import { CurrentResume } from './current-resume';
import { DataPanel } from './data-panel';
import { DetailsForm } from './details-form';
import { PasswordPanel } from './password-panel';
import { PicturePanel } from './picture-panel';
import { ResumeHistory } from './resume-history';
import { ResumePanel } from './resume-panel';
import { SecondFactorPanel } from './second-factor-panel';
import { SessionsPanel } from './sessions-panel';
import { SignInsPanel } from './sign-ins-panel';

const PATH = '/dashboard/profile';

const FORMS = ['profile', 'picture', 'upload resume', 'change password', 'delete account'] as const;

export const generateMetadata = async (): Promise<Metadata> => ({
  title: titleAfterAny(await outcomesOf(FORMS), 'Profile'),
});

const factsOf = (user: OwnUser) => [
  { term: 'Username', detail: user.username },
  { term: 'Role', detail: <span className="inline-block first-letter:uppercase">{user.role}</span> },
];

interface ProfileProps {
  user: OwnUser;
  sent: ResumesSent;
  signIns: SignIns;
  factor: OwnFactor;
  sessions: OwnSessions;
  guardian: OwnGuardian | null;
  outcomes: Record<(typeof FORMS)[number], FormOutcome | null>;
}

type CvProps = Pick<ProfileProps, 'user' | 'sent'> & { outcome: FormOutcome | null };

/** Only graduates are asked for a CV. Others see one that they uploaded or sent before, and who downloaded it. */
function Cv({ user, sent, outcome }: CvProps) {
  const isGraduate = user.role === 'recent graduate';
  if (!isGraduate && !user.resume && sent.sent.length === 0) return null;
  return (
    <section aria-labelledby="resume-heading" className="grid gap-6">
      <h2 id="resume-heading" className="text-lead">
        CV
      </h2>
      {(isGraduate || user.resume) && <CurrentResume resume={user.resume} />}
      {isGraduate && <ResumePanel replaces={user.resume !== null} outcome={outcome} />}
      <ResumeHistory {...sent} />
    </section>
  );
}

function Profile({ user, sent, signIns, factor, sessions, guardian, outcomes: of }: ProfileProps) {
  return (
    <div className="max-w-text grid grid-cols-[minmax(0,1fr)] gap-10">
      <section aria-labelledby="details" className="grid gap-4">
        <h2 id="details" className="text-lead">
          Your details
        </h2>
        <DescriptionList facts={factsOf(user)} />
        <DetailsForm user={user} asksPassword={signIns.hasPassword} outcome={of.profile} />
      </section>
      {guardian && <GuardianPanel guardian={guardian} page={PATH} />}
      <section aria-labelledby="picture-heading" className="grid gap-6">
        <h2 id="picture-heading" className="text-lead">
          Picture
        </h2>
        <PicturePanel user={user} outcome={of.picture} />
      </section>
      <Cv user={user} sent={sent} outcome={of['upload resume']} />
      <SignInsPanel {...signIns} />
      {signIns.hasPassword && (
        <section aria-labelledby="password-heading" className="grid gap-4">
          <h2 id="password-heading" className="text-lead">
            Change your password
          </h2>
          <PasswordPanel outcome={of['change password']} />
        </section>
      )}
      <SecondFactorPanel factor={factor} />
      <SessionsPanel {...sessions} />
      <section aria-labelledby="data-heading" className="grid gap-6">
        <h2 id="data-heading" className="text-lead">
          My data
        </h2>
        <DataPanel role={user.role} hasPassword={signIns.hasPassword} outcome={of['delete account']} />
      </section>
    </div>
  );
}

async function Loaded({ user }: { user: SignedInUser }) {
  const found = await attempt(
    Promise.all([
      readMe(user),
      listResumesSent(user),
      listSignIns(user),
      readFactor(user),
      listSessions(user, await headers()),
      readOwnGuardian(user),
    ]),
  );
  if (!found) return <LoadFailure href={PATH} />;
  const [{ user: own }, sent, signIns, factor, sessions, { guardian }] = found;
  const outcomes = await outcomesOf(FORMS);
  return <Profile user={own} {...{ sent, signIns, factor, sessions, guardian, outcomes }} />;
}

export default async function ProfilePage() {
  const user = await requireUser(PATH);
  return (
    <div className="grid gap-8">
      <PageHeading
        title="Profile"
        intro={
          user.role === 'recent graduate'
            ? 'Your details, and the CV you apply with.'
            : 'Your details and your account.'
        }
      />
      <Slow>{() => Loaded({ user })}</Slow>
    </div>
  );
}
