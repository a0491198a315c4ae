'use client';

import { Button } from '@/app/_components/button';
import { PasswordField } from '@/app/_components/field/password-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { ChevronDownIcon, DownloadIcon } from '@/app/_components/icons';
import { Link } from '@/app/_components/link';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

/** Deletes the account after asking for its password, and opens the confirmation. Works without JavaScript. */
function DeleteForm({ outcome }: { outcome: FormOutcome | null }) {
  const { native, sending, problem } = useFormSubmit({
    action: '/api/users/me',
    method: 'DELETE',
    outcome,
    fallback: 'Failed to delete user',
    // A full page load, so that every page shows that the user is logged out.
    onSuccess: () => window.location.replace('/account-deleted'),
  });
  const errors = problem?.errors ?? {};
  return (
    <form {...native} action="/api/users/me/delete" className="max-w-form grid gap-6">
      {problem && <FormErrorSummary {...problem} />}
      <PasswordField
        name="password"
        label="Password"
        hint="So we know it’s you"
        autoComplete="current-password"
        error={errors.password}
      />
      <div>
        <Button type="submit" variant="danger" disabled={sending}>
          {sending ? 'Deleting…' : 'Delete my account for good'}
        </Button>
      </div>
    </form>
  );
}

/** The data that is deleted with the account, by role. */
const LOST: Readonly<Record<string, string>> = {
  employer:
    'We’ll delete your profile, submissions and files, and close your listings. You can’t undo this, so download your data first if you want to keep it.',
  'recent graduate':
    'We’ll delete your profile, CVs and applications, and employers you applied to lose them too. You can’t undo this, so download your data first if you want to keep it.',
};
const LOST_BY_ALL =
  'We’ll delete your profile and files. You can’t undo this, so download your data first if you want to keep it.';

interface DataPanelProps {
  role: string;
  hasPassword: boolean;
  outcome: FormOutcome | null;
}

export function DataPanel({ role, hasPassword, outcome }: DataPanelProps) {
  return (
    <div className="grid gap-6">
      <p>Download your profile, your applications or submissions, and your files in one ZIP file.</p>
      <div>
        <Button href="/api/users/me/export" download variant="secondary">
          <DownloadIcon />
          Download my data
        </Button>
      </div>
      {role === 'administrator' ? (
        <p className="text-muted">To have your account deleted, ask another administrator.</p>
      ) : (
        <details open={outcome !== null} className="group border-line border-y">
          <summary className="text-danger no-marker flex min-h-12 items-center justify-between gap-4 font-semibold">
            Delete my account
            <ChevronDownIcon className="eased group-open:rotate-180" />
          </summary>
          <div className="grid gap-6 pt-2 pb-6">
            <p>{LOST[role] ?? LOST_BY_ALL}</p>
            {hasPassword ? (
              <DeleteForm outcome={outcome} />
            ) : (
              <p>
                We need your password to be sure it’s you. <Link href="/reset-password">Set one</Link> first.
              </p>
            )}
          </div>
        </details>
      )}
    </div>
  );
}
