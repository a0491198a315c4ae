import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { EmployerMark } from '@/app/_components/employer/employer-mark';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomesOf, titleAfterAny } from '@/app/_components/form/read-outcome';
import { Link } from '@/app/_components/link';
import { PageHeading } from '@/app/_components/page-heading';
import { employerPath, type OwnEmployer } from '@/lib/employers/records/mapper';
import { readEmployerProfile } from '@/lib/employers/profile/read-profile';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { PICTURE } from '@/lib/platform/files/picture-rules';
import { attempt } from '../_components/attempt';
import { LoadFailure } from '../_components/load-failure';
import { Slow } from '../_components/slow';
import { UploadForm } from '../_components/upload-form';
import { SUBMIT } from '../employer-internships/paths';
import { MembersPanel } from './members-panel';
import { ProfileForm } from './profile-form';
import { VerificationPanel } from './verification-panel';

const PATH = '/dashboard/employer';
const TITLE = 'Employer Profile';

const FORMS = [
  'employer profile',
  'verify domain',
  'invite member',
  'remove member',
  'make owner',
  'join employer',
  'employer logo',
  'evidence',
] as const;

export const generateMetadata = async (): Promise<Metadata> => ({
  title: titleAfterAny(await outcomesOf(FORMS), TITLE),
});

function Logo({ employer, outcome }: { employer: OwnEmployer; outcome: FormOutcome | null }) {
  return (
    <section aria-labelledby="logo-heading" className="grid gap-4">
      <h2 id="logo-heading" className="text-lead">
        Logo
      </h2>
      <div className="flex flex-wrap items-start gap-6">
        <EmployerMark name={employer.name} logo={employer.logo} />
        <UploadForm
          action="/api/employer/logo"
          name="logo"
          label={employer.logo === null ? 'Add a logo' : 'Replace the logo'}
          hint={PICTURE.note}
          accept={PICTURE.accept}
          button="Upload logo"
          fallback="The logo wasn’t saved. Please try again."
          outcome={outcome}
        />
      </div>
    </section>
  );
}

async function EmployerProfile({ user }: { user: SignedInUser }) {
  const [found, outcomes] = await Promise.all([attempt(readEmployerProfile(user)), outcomesOf(FORMS)]);
  const employer = found?.employer ?? null;
  const failed = (form: (typeof FORMS)[number]) => (outcomes[form]?.ok ? null : outcomes[form]);
  const shown = Object.values(outcomes).filter(
    (one) => one !== null && (one.ok || ['remove member', 'make owner'].includes(one.form)),
  );
  return (
    <div className="@container grid gap-10">
      <PageHeading
        title={TITLE}
        intro="What graduates see about you, next to your listings and on your own page."
        actions={
          employer?.name && (
            <Button href={employerPath(employer)} variant="secondary">
              See your page
            </Button>
          )
        }
      />
      {shown.map((one) => (
        <OutcomeNotice key={one?.form} outcome={one}>
          {one?.form === 'employer profile' && (
            <Link href={SUBMIT} className="inline-flex min-h-11 items-center font-semibold">
              Submit an internship
            </Link>
          )}
        </OutcomeNotice>
      ))}
      {!found && <LoadFailure href={PATH} />}
      {found && <ProfileForm employer={employer} outcome={outcomes['employer profile']} />}
      {employer && (
        <>
          {employer.role === 'owner' && <Logo employer={employer} outcome={failed('employer logo')} />}
          <VerificationPanel
            employer={employer}
            outcome={outcomes['verify domain']}
            upload={failed('evidence')}
          />
          <MembersPanel employer={employer} own={user.id} outcome={outcomes['invite member']} />
        </>
      )}
    </div>
  );
}

export default async function EmployerProfilePage() {
  const user = await requireUser(PATH);
  return <Slow>{() => EmployerProfile({ user })}</Slow>;
}
