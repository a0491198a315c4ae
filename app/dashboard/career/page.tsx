import type { Metadata } from 'next';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { PageHeading } from '@/app/_components/page-heading';
import type { Completeness } from '@/lib/applications/career/mapper';
import { readCareer } from '@/lib/applications/career/read-career';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { attempt } from '../_components/attempt';
import { LoadFailure } from '../_components/load-failure';
import { Slow } from '../_components/slow';
import { CvPanel } from './cv-panel';
import { CareerForm } from './career-form';
import { PART_NAMES } from './part-names';

const PATH = '/dashboard/career';
const TITLE = 'Career Profile';
const FORM = 'career';
const CV_FORM = 'career cv';

export async function generateMetadata(): Promise<Metadata> {
  return { title: titleAfter(await outcomeOf(FORM), TITLE) };
}

function Completed({ complete }: { complete: Completeness }) {
  const missing = complete.missing.map((part) => PART_NAMES[part]);
  return (
    <p>
      {complete.filled === 0
        ? 'Start with school and course.'
        : `${complete.filled} of ${complete.of} parts filled in.`}
      {complete.filled > 0 && missing.length > 0 && ` Still empty: ${missing.join(', ')}.`}
    </p>
  );
}

async function Career({ user, outcome }: { user: SignedInUser; outcome: FormOutcome | null }) {
  const found = await attempt(readCareer(user));
  if (!found) return <LoadFailure href={PATH} />;
  return (
    <>
      <Completed complete={found.complete} />
      <CareerForm career={found.career} outcome={outcome} />
      <CvPanel hasCv={found.hasCv} />
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
        intro="Your studies, skills and experience, and a CV made from them. Every part is optional. Employers see it only after you apply, as it was on that day."
      />
      <OutcomeNotice outcome={outcome} only="success" />
      <OutcomeNotice outcome={used} />
      <Slow>{() => Career({ user, outcome })}</Slow>
    </div>
  );
}
