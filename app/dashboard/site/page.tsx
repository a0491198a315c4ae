import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { Logo } from '@/app/_components/logo';
import { PageHeading } from '@/app/_components/page-heading';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { PICTURE } from '@/lib/platform/files/picture-rules';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { readSite, type OwnSite } from '@/lib/content/site-settings/read-site';
import { attempt } from '../_components/attempt';
import { LoadFailure } from '../_components/load-failure';
import { Slow } from '../_components/slow';
import { UploadForm } from '../_components/upload-form';
import { SiteForm } from './site-form';

const PATH = '/dashboard/site';
const TITLE = 'Site';
const FORM = 'site';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: titleAfter(await outcomeOf(FORM), TITLE),
});

const LogoSection = ({ own, outcome }: { own: OwnSite; outcome: FormOutcome | null }) => (
  <section aria-labelledby="logo-heading" className="grid gap-6">
    <h2 id="logo-heading" className="text-lead">
      Logo
    </h2>
    <Logo />
    <UploadForm
      action="/api/admin/site/logo"
      name="logo"
      label={own.logo === null ? 'Add a logo' : 'Replace the logo'}
      hint={`${PICTURE.note}. It shows as a square next to the name.`}
      accept={PICTURE.accept}
      button="Upload logo"
      fallback="The logo wasn’t saved. Please try again."
      outcome={outcome}
    />
    {own.logo !== null && (
      <form method="post" action="/api/admin/site/logo/remove">
        <Button type="submit" variant="link">
          Remove logo
        </Button>
      </form>
    )}
  </section>
);

interface SiteFormsProps {
  user: SignedInUser;
  outcome: FormOutcome | null;
  logo: FormOutcome | null;
}

async function SiteForms({ user, outcome, logo }: SiteFormsProps) {
  const found = await attempt(readSite(user));
  if (!found) return <LoadFailure href={PATH} />;
  return (
    <>
      <SiteForm own={found.site} outcome={outcome} />
      <LogoSection own={found.site} outcome={logo} />
    </>
  );
}

export default async function SitePage() {
  const user = await requireUser(PATH);
  const [outcome, logo] = await Promise.all([outcomeOf(FORM), outcomeOf('site logo')]);
  const told = outcome?.ok ? outcome : null;
  return (
    <div className="grid gap-10">
      <PageHeading
        title={TITLE}
        intro="How the site looks to everyone. To change its name, its address or who answers for the data, use npm run setup."
      />
      <OutcomeNotice outcome={told} />
      <Slow>{() => SiteForms({ user, outcome, logo })}</Slow>
    </div>
  );
}
