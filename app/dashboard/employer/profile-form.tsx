import { Button } from '@/app/_components/button';
import { KeepDraft } from '@/app/_components/draft/keep-draft';
import { DescriptionList } from '@/app/_components/description-list';
import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { countyLabel } from '@/lib/internships/counties/counties';
import type { OwnEmployer } from '@/lib/employers/records/mapper';
import { MAX_ABOUT_LENGTH, MAX_NAME_LENGTH } from '@/lib/employers/records/limits';
import { COUNTIES, EMPLOYER_KINDS } from '@/lib/platform/core/vocabulary';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const KINDS = EMPLOYER_KINDS.map((value) => ({ value, label: capital(value) }));
const PLACES = COUNTIES.map((value) => ({ value, label: countyLabel(value) }));

function OfOwner({ employer: { name, kind, website } }: { employer: OwnEmployer }) {
  return (
    <>
      <DescriptionList
        facts={[
          { term: 'Name', detail: name },
          { term: 'Type of organisation', detail: capital(kind) },
          { term: 'Website', detail: website ?? 'Not stated' },
        ]}
      />
      <p className="text-muted">Only the owner can change these.</p>
      {Object.entries({ name, kind, website: website ?? '' }).map(([field, kept]) => (
        <input key={field} type="hidden" name={field} value={kept} />
      ))}
    </>
  );
}

export function ProfileForm({
  employer,
  outcome,
}: {
  employer: OwnEmployer | null;
  outcome: FormOutcome | null;
}) {
  const failed = outcome && !outcome.ok ? outcome : null;
  const value = (name: 'name' | 'kind' | 'website' | 'county' | 'about') =>
    failed?.values[name] ?? employer?.[name] ?? undefined;
  const errors = failed?.errors ?? {};
  return (
    <form action="/api/employer/profile" method="post" className="max-w-form grid gap-5">
      <KeepDraft answered={outcome !== null} />
      {failed && <FormErrorSummary message={failed.message} errors={errors} />}
      {employer?.role === 'member' ? (
        <OfOwner employer={employer} />
      ) : (
        <>
          <TextField
            name="name"
            label="Name"
            hint="The name people know, as in your listings."
            autoComplete="organization"
            autoFocus={employer === null && outcome === null}
            maxLength={MAX_NAME_LENGTH}
            defaultValue={value('name')}
            error={errors.name}
          />
          <SelectField
            name="kind"
            label="Type of organisation"
            options={KINDS}
            defaultValue={value('kind')}
            error={errors.kind}
          />
          <TextField
            name="website"
            type="url"
            label="Website"
            hint="For example https://example.co.ke. If your e-mail is at the same domain, we confirm the domain at once."
            autoComplete="url"
            defaultValue={value('website')}
            optional
            error={errors.website}
          />
        </>
      )}
      <SelectField
        name="county"
        label="County of your main office"
        placeholder="Not stated"
        options={PLACES}
        defaultValue={value('county')}
        optional
        error={errors.county}
      />
      <TextAreaField
        name="about"
        label="About"
        hint="What you do, and what interns can expect."
        maxLength={MAX_ABOUT_LENGTH}
        defaultValue={value('about')}
        optional
        error={errors.about}
      />
      <div>
        <Button type="submit">Save profile</Button>
      </div>
    </form>
  );
}
