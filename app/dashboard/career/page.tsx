import type { Metadata } from 'next';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { PageHeading } from '@/app/_components/page-heading';
import { cvLayout } from '@/lib/applications/career/cv-layout';
import type { Completeness } from '@/lib/applications/career/mapper';
import { readCareer } from '@/lib/applications/career/read-career';
import { readMe } from '@/lib/identity/users/read-me';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { attempt } from '../_components/attempt';
import { LoadFailure } from '../_components/load-failure';
import { Slow } from '../_components/slow';
import { CvPanel } from './cv-panel';
import { CareerForm } from './career-form';

const PATH = '/dashboard/career';
const TITLE = 'Career Profile';
const FORM = 'career';
const CV_FORM = 'career cv';

export async function generateMetadata(): Promise<Metadata> {
  return { title: titleAfter(await outcomeOf(FORM), TITLE) };
}

function Completed({ complete: { filled, of } }: { complete: Completeness }) {
  return <p>{filled === 0 ? 'Start with school and course.' : `${filled} of ${of} parts filled in.`}</p>;
}

async function Career({ user, outcome }: { user: SignedInUser; outcome: FormOutcome | null }) {
  const read = await attempt(Promise.all([readCareer(user), readMe(user)]));
  if (!read) return <LoadFailure href={PATH} />;
  const [found, me] = read;
  return (
    <>
      <Completed complete={found.complete} />
      <div className="beside-cv">
        <CareerForm found={found} outcome={outcome} />
        <CvPanel
          hasCv={found.hasCv}
          layout={found.complete.filled === 0 ? null : cvLayout(me.user, found.career)}
        />
      </div>
    </>
  );
}

export default async function CareerPage() {
  const user = await requireUser(PATH);
  const [outcome, used] = await Promise.all([outcomeOf(FORM), outcomeOf(CV_FORM)]);
  return (
    <div className="grid gap-8">
      <PageHeading
        title={TITLE}
        intro="Your studies, skills and experience in short steps, and a CV made from them. Every part is optional. Employers see it only after you apply, as it was on that day."
      />
      <OutcomeNotice outcome={outcome} only="success" />
      <OutcomeNotice outcome={used} />
      <Slow>{() => Career({ user, outcome })}</Slow>
    </div>
  );
}
