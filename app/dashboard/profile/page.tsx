import type { Metadata } from 'next';
import { buttonClass } from '@/app/_components/button';
import { DescriptionList } from '@/app/_components/description-list';
import { FileIcon } from '@/app/_components/icons';
import { PageHeading } from '@/app/_components/page-heading';
import { LogOutButton } from '@/app/_components/shell/log-out-button';
import { requireUser } from '@/lib/platform/auth/require-user';
import { formatDateTime } from '@/lib/platform/format/dates';
import type { OwnResume, OwnUser } from '@/lib/users/mapper';
import { listSignIns, type SignIns } from '@/lib/accounts/sign-in/list-sign-ins';
import { listResumesSent, type ResumesSent } from '@/lib/users/list-resumes-sent';
import { readMe } from '@/lib/users/read-me';
import { attempt } from '../_components/attempt';
import { LoadFailure } from '../_components/load-failure';
import { DataPanel } from './data-panel';
import { DetailsForm } from './details-form';
import { PicturePanel } from './picture-panel';
import { ResumeHistory } from './resume-history';
import { ResumePanel } from './resume-panel';
import { SignInsPanel } from './sign-ins-panel';

const PATH = '/dashboard/profile';
const CAREER_PATH = '/dashboard/career';

export const metadata: Metadata = { title: 'Profile' };

const factsOf = (user: OwnUser) => [
  { term: 'Username', detail: user.username },
  { term: 'Role', detail: <span className="inline-block first-letter:uppercase">{user.role}</span> },
];

function CurrentResume({ resume, isGraduate }: { resume: OwnResume | null; isGraduate: boolean }) {
  if (!resume)
    return (
      <p className="text-muted">
        You have no resume yet. You need one to apply.
        {isGraduate && (
          <>
            {' '}
            Upload one, or <a href={CAREER_PATH}>make a CV from your career profile</a>.
          </>
        )}
      </p>
    );
  return (
    <div className="flex items-start gap-3">
      <FileIcon className="mt-1" />
      <p className="min-w-0">
        <a href={resume.filePath} className="font-medium">
          {resume.fileName}
        </a>
        <span className="text-small text-muted block">Uploaded {formatDateTime(resume.uploadedAt)}</span>
      </p>
    </div>
  );
}

function Profile({ user, sent, signIns }: { user: OwnUser; sent: ResumesSent; signIns: SignIns }) {
  return (
    <div className="max-w-text grid grid-cols-[minmax(0,1fr)] gap-10">
      <section aria-labelledby="details" className="grid gap-4">
        <h2 id="details" className="text-lead">
          Your details
        </h2>
        <DescriptionList facts={factsOf(user)} />
        <DetailsForm user={user} />
      </section>
      <section aria-labelledby="picture-heading" className="grid gap-6">
        <h2 id="picture-heading" className="text-lead">
          Picture
        </h2>
        <PicturePanel user={user} />
      </section>
      <section aria-labelledby="resume-heading" className="grid gap-6">
        <h2 id="resume-heading" className="text-lead">
          Resume
        </h2>
        <CurrentResume resume={user.resume} isGraduate={user.role === 'recent graduate'} />
        <ResumePanel replaces={user.resume !== null} />
        <ResumeHistory {...sent} />
      </section>
      <SignInsPanel {...signIns} />
      <section aria-labelledby="sessions-heading" className="grid gap-4">
        <h2 id="sessions-heading" className="text-lead">
          Where you are logged in
        </h2>
        <p>
          Lost a phone, or used a computer that is not yours? End every session, this one too. You log in
          again afterwards.
        </p>
        <div>
          <LogOutButton
            everywhere
            label="Log out everywhere"
            className={buttonClass({ variant: 'secondary' })}
          />
        </div>
      </section>
      <section aria-labelledby="data-heading" className="grid gap-6">
        <h2 id="data-heading" className="text-lead">
          My data
        </h2>
        <DataPanel role={user.role} hasPassword={signIns.hasPassword} />
      </section>
    </div>
  );
}

export default async function ProfilePage() {
  const actor = await requireUser(PATH);
  const found = await attempt(Promise.all([readMe(actor), listResumesSent(actor), listSignIns(actor)]));
  return (
    <div className="grid gap-8">
      <PageHeading title="Profile" intro="Your details, and the resume you apply with." />
      {found ? (
        <Profile user={found[0].user} sent={found[1]} signIns={found[2]} />
      ) : (
        <LoadFailure message="Failed to fetch profile" href={PATH} />
      )}
    </div>
  );
}
