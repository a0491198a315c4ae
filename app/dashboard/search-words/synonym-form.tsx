import { Button } from '@/app/_components/button';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { KeyField } from '@/app/_components/form/key-field';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

export function SynonymForm({ outcome, phrase }: { outcome: FormOutcome | null; phrase?: string }) {
  const failed = outcome && !outcome.ok ? outcome : null;
  return (
    <form action="/api/admin/synonyms" method="post" className="max-w-form grid gap-5">
      <KeyField />
      {failed && <FormErrorSummary message={failed.message} errors={failed.errors} />}
      <TextField
        name="phrase"
        label="What people type"
        hint="A word or a phrase of up to five words, for example “mtu wa stima”."
        maxLength={40}
        autoCapitalize="none"
        defaultValue={failed?.values.phrase ?? phrase}
        error={failed?.errors.phrase}
      />
      <TextField
        name="means"
        label="What listings say"
        hint="For example “electrician”, or a place or filter that search knows, like “Mombasa” or “paid”."
        maxLength={40}
        autoCapitalize="none"
        defaultValue={failed?.values.means}
        error={failed?.errors.means}
      />
      <div>
        <Button type="submit">Add synonym</Button>
      </div>
    </form>
  );
}
