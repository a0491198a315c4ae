import type { NewFactor } from '@/lib/identity/accounts/second-factor/start-factor';
import { site } from '@/lib/platform/core/site';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { ProofForm } from './proof-form';
import { QrCode } from './qr-code';

/** Splits the secret into groups of four, which are easier to type. */
const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

interface SetUpProps extends NewFactor {
  hasPassword: boolean;
  outcome: FormOutcome | null;
}

export function SetUp({ secret, uri, recoveryCodes, hasPassword, outcome }: SetUpProps) {
  return (
    <ol className="grid gap-10">
      <li className="grid gap-4">
        <h2 className="text-lead">1. Add {site.name} to your authenticator app</h2>
        <p>
          Scan the code with an app such as Aegis, Google Authenticator, 2FAS or Microsoft Authenticator. On
          this phone, <a href={uri}>open it in your app</a>.
        </p>
        <QrCode content={uri} label="QR code for your authenticator app" />
        <p>
          Can’t scan it? Enter this key in the app:
          <code className="mt-1 block wrap-anywhere">{inGroups(secret)}</code>
        </p>
      </li>
      <li className="grid gap-4">
        <h2 className="text-lead">2. Save your recovery codes</h2>
        <p>
          If you lose your phone, each of these lets you in once. Print them or keep them in a password
          manager. We won’t show them again.
        </p>
        <ul className="border-line grid gap-x-8 gap-y-2 border-y py-4 sm:grid-cols-2">
          {recoveryCodes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </li>
      <li className="grid gap-4">
        <h2 className="text-lead">3. Turn it on</h2>
        <ProofForm
          action="/api/users/second-factor/confirm"
          label="Turn on"
          hint="The 6 digits in your authenticator app"
          hasPassword={hasPassword}
          asksSaved
          outcome={outcome}
        />
      </li>
    </ol>
  );
}
