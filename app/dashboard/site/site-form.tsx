import { Button } from '@/app/_components/button';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { site } from '@/lib/platform/core/site';
import type { OwnSite } from '@/lib/content/site-settings/read-site';

/** A setting that comes from the environment and cannot be edited. */
const Fixed = ({ term, value, setting }: { term: string; value: string | undefined; setting: string }) => (
  <div className="grid gap-1">
    <p className="font-semibold">{term}</p>
    <p className="wrap-anywhere">{value}</p>
    <p className="text-small text-muted">Set by {setting} in the server’s settings.</p>
  </div>
);

export function SiteForm({ own, outcome }: { own: OwnSite; outcome: FormOutcome | null }) {
  const failed = outcome && !outcome.ok ? outcome : null;
  const is = (name: OwnSite['byEnvironment'][number]) => own.byEnvironment.includes(name);
  const field = (name: 'tagline' | 'colour' | 'socials') => ({
    name,
    optional: true,
    defaultValue: failed?.values[name] ?? own[name] ?? '',
    error: failed?.errors[name],
  });
  return (
    <form action="/api/admin/site" method="post" className="max-w-form grid gap-6">
      {failed && <FormErrorSummary message={failed.message} errors={failed.errors} />}
      {is('tagline') ? (
        <Fixed term="Tagline" value={site.tagline} setting="SITE_TAGLINE" />
      ) : (
        <TextField
          {...field('tagline')}
          label="Tagline"
          hint="On the home page, in the footer and in every e-mail. At most 80 characters."
          maxLength={80}
        />
      )}
      {is('colour') ? (
        <Fixed term="Colour" value={site.colour} setting="SITE_COLOUR" />
      ) : (
        <TextField
          {...field('colour')}
          label="Colour"
          hint="For links and buttons, such as #0b3d91. It must be dark enough to read."
          maxLength={7}
          spellCheck={false}
        />
      )}
      {is('socials') ? (
        <Fixed
          term="Social media links"
          value={site.social.map(({ label }) => label).join(', ')}
          setting="SITE_SOCIALS"
        />
      ) : (
        <TextField
          {...field('socials')}
          label="Social media links"
          hint="Addresses that start with https://, separated by commas. You can leave this empty."
          maxLength={1000}
          spellCheck={false}
        />
      )}
      <div>
        <Button type="submit">Save changes</Button>
      </div>
    </form>
  );
}
