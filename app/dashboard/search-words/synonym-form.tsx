import { TextField } from '@/app/_components/field/text-field';
import { PlainForm } from '@/app/_components/form/plain-form';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

export function SynonymForm({ outcome, phrase }: { outcome: FormOutcome | null; phrase?: string }) {
  return (
    <PlainForm action="/api/admin/synonyms" outcome={outcome} submit="Add synonym">
      {(typed, errors) => (
        <>
          <TextField
            name="phrase"
            label="What people type"
            hint="A word or a phrase of up to five words, for example “mtu wa stima”."
            maxLength={40}
            autoCapitalize="none"
            defaultValue={typed.phrase ?? phrase}
            error={errors.phrase}
          />
          <TextField
            name="means"
            label="What listings say"
            hint="For example “electrician”, or a place or filter that search knows, like “Mombasa” or “paid”."
            maxLength={40}
            autoCapitalize="none"
            defaultValue={typed.means}
            error={errors.means}
          />
        </>
      )}
    </PlainForm>
  );
}
