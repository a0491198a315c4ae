import type { Metadata } from 'next';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { providerName } from '@/lib/identity/accounts/sign-in/oauth-providers';
import { site } from '@/lib/platform/core/site';
import { AccountPage } from '../_components/account-page';
import { needPendingSignIn } from '../_components/pending-sign-in';
import { MailLinkForm } from './mail-link-form';
import { PasswordProofForm } from './password-proof-form';

const TITLE = 'Is this your account?';

const readOutcomes = async () => ({
  proof: await outcomeOf('link sign-in'),
  mail: await outcomeOf('mail sign-in link'),
});

export async function generateMetadata(): Promise<Metadata> {
  const { proof, mail } = await readOutcomes();
  return { title: titleAfter(proof ?? mail, TITLE), robots: { index: false } };
}

/** Requires proof of account ownership before linking a sign-in with the same address. */
export default async function LinkSignInPage() {
  const { provider, email, from } = await needPendingSignIn();
  const { proof, mail } = await readOutcomes();
  const name = providerName(provider);
  return (
    <AccountPage
      title={TITLE}
      intro={`There’s already a ${site.name} account for ${email}. Show that it’s yours once, then log in with ${name}.`}
      aside={<MailLinkForm outcome={mail} />}
    >
      <PasswordProofForm outcome={proof} email={email} name={name} wayBack={from} />
    </AccountPage>
  );
}
