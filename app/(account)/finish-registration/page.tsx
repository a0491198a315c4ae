import type { Metadata } from 'next';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { DescriptionList } from '@/app/_components/description-list';
import { Link } from '@/app/_components/link';
import { birthMonths } from '@/lib/identity/accounts/minors/age';
import { providerName } from '@/lib/identity/accounts/sign-in/oauth-providers';
import { site } from '@/lib/platform/core/site';
import { AccountPage } from '../_components/account-page';
import { AGREEMENT } from '../_components/agreement';
import { needPendingSignIn } from '../_components/pending-sign-in';
import { RoleField } from '../register/role-field';
import { FinishForm } from './finish-form';

const TITLE = 'Finish your account';
const FORM = 'finish registration';

export async function generateMetadata(): Promise<Metadata> {
  return { title: titleAfter(await outcomeOf(FORM), TITLE), robots: { index: false } };
}

export default async function FinishRegistrationPage() {
  const { provider, email, firstName, lastName, from } = await needPendingSignIn();
  const outcome = await outcomeOf(FORM);
  const name = providerName(provider);
  return (
    <AccountPage
      title={TITLE}
      intro={`You’ve signed in with ${name}. Tell us who you are to finish your ${site.name} account.`}
      aside={
        <p>
          Already have an account with another e-mail address? <Link href="/login">Log In</Link>
        </p>
      }
    >
      <DescriptionList facts={[{ term: `Verified by ${name}`, detail: email }]} />
      <FinishForm
        outcome={outcome}
        known={outcome?.values ?? { firstName, lastName }}
        wayBack={from}
        months={birthMonths(new Date())}
        agreement={AGREEMENT}
      >
        <RoleField chosen={outcome?.values.role} />
      </FinishForm>
    </AccountPage>
  );
}
