'use client';

import { useState, type ReactNode } from 'react';
import { CheckboxField } from '@/app/_components/field/checkbox-field';
import { ListField } from '@/app/_components/field/list/list-field';
import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { TextField } from '@/app/_components/field/text-field';
import { INDUSTRIES } from '@/lib/industries/industries';
import { LIST } from '@/lib/internships/limits';
import { COUNTIES, KINDS, STIPEND_KINDS } from '@/lib/platform/core/vocabulary';
import { ApplyLinkField } from '../_components/apply-link-field';
import { optionsOf } from '../_components/staff/list-filters';
import { LABELS, LISTS, type Draft } from './draft';
import { toLocal } from './form-values';

export interface InternshipFieldsProps {
  draft: Draft;
  /** Control → message. */
  errors: Readonly<Record<string, string>>;
  /** Told of edits that are not typing. */
  onEdit: () => void;
}

const industries = INDUSTRIES.map(({ id, name }) => ({ value: String(id), label: name }));
const counties = COUNTIES.map((county) => ({ value: county, label: county }));

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-line grid gap-6 border-t pt-6">
      <legend className="font-display text-lead float-left mb-2 w-full font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="@container">
    <div className="grid items-start gap-6 @min-[28rem]:grid-cols-2">{children}</div>
  </div>
);

function What({ draft, errors }: InternshipFieldsProps) {
  return (
    <Group title="The internship">
      <TextField name="title" label={LABELS.title} defaultValue={draft.title} error={errors.title} />
      <TextField name="company" label={LABELS.company} defaultValue={draft.company} error={errors.company} />
      <Pair>
        <SelectField
          name="industryId"
          label={LABELS.industryId}
          placeholder="Select an industry"
          options={industries}
          defaultValue={draft.industryId ? String(draft.industryId) : ''}
          error={errors.industryId}
        />
        <SelectField
          name="kind"
          label={LABELS.kind}
          options={optionsOf(KINDS)}
          defaultValue={draft.kind ?? 'internship'}
          error={errors.kind}
        />
      </Pair>
    </Group>
  );
}

function Where({ draft, errors }: InternshipFieldsProps) {
  return (
    <Group title="Where and when">
      <Pair>
        <TextField
          name="location"
          label={LABELS.location}
          hint="As people say it, such as Westlands, Nairobi"
          defaultValue={draft.location}
          error={errors.location}
        />
        <SelectField
          name="county"
          label={LABELS.county}
          hint="For the search by county"
          optional
          placeholder="None"
          options={counties}
          defaultValue={draft.county ?? ''}
          error={errors.county}
        />
        <TextField
          name="duration"
          label={LABELS.duration}
          hint="Such as 3 months"
          defaultValue={draft.duration}
          error={errors.duration}
        />
        <TextField
          name="applicationDeadline"
          type="datetime-local"
          label={LABELS.applicationDeadline}
          hint="Nairobi time"
          defaultValue={toLocal(draft.applicationDeadline)}
          error={errors.applicationDeadline}
        />
      </Pair>
      <CheckboxField
        name="remote"
        label={LABELS.remote}
        optional
        defaultChecked={draft.remote}
        error={errors.remote}
      />
    </Group>
  );
}

function Pay({ draft, errors }: InternshipFieldsProps) {
  const [kind, setKind] = useState<string>(draft.stipend?.kind ?? 'not stated');
  return (
    <Group title="Stipend">
      <SelectField
        name="stipendKind"
        label={LABELS.stipend}
        options={optionsOf(STIPEND_KINDS)}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value)}
        error={errors.stipendKind}
      />
      {kind === 'paid' && (
        <Pair>
          <TextField
            name="stipendMin"
            label="From, KES a month"
            optional
            inputMode="numeric"
            defaultValue={draft.stipend?.min ?? ''}
            error={errors.stipendMin}
          />
          <TextField
            name="stipendMax"
            label="To, KES a month"
            optional
            inputMode="numeric"
            defaultValue={draft.stipend?.max ?? ''}
            error={errors.stipendMax}
          />
        </Pair>
      )}
    </Group>
  );
}

function Texts({ draft, errors, onEdit }: InternshipFieldsProps) {
  return (
    <Group title="Description">
      <TextField
        name="descriptionIntroHeading"
        label={LABELS.descriptionIntroHeading}
        optional
        defaultValue={draft.descriptionIntroHeading}
        error={errors.descriptionIntroHeading}
      />
      <TextAreaField
        name="descriptionParagraph"
        label={LABELS.descriptionParagraph}
        rows={8}
        defaultValue={draft.descriptionParagraph}
        error={errors.descriptionParagraph}
      />
      {LISTS.map(({ name, label }) => (
        <ListField
          key={name}
          name={name}
          label={label}
          hint="Enter begins the next item; a pasted list becomes one item a line"
          optional
          {...LIST}
          defaultValue={draft[name]}
          error={errors[name]}
          onEdit={onEdit}
        />
      ))}
    </Group>
  );
}

function Applying({ draft, errors }: InternshipFieldsProps) {
  return (
    <Group title="Applying">
      <ApplyLinkField label={LABELS.applyLink} defaultValue={draft.applyLink} error={errors.applyLink} />
      <TextAreaField
        name="howToApply"
        label={LABELS.howToApply}
        optional
        rows={4}
        defaultValue={draft.howToApply}
        error={errors.howToApply}
      />
      <CheckboxField
        name="isFeatured"
        label="Feature this internship: it shows on the home page with a Premium tag"
        optional
        defaultChecked={draft.isFeatured}
        error={errors.isFeatured}
      />
    </Group>
  );
}

/** Every field of a listing. */
export function InternshipFields(props: InternshipFieldsProps) {
  return (
    <>
      <What {...props} />
      <Where {...props} />
      <Pay {...props} />
      <Texts {...props} />
      <Applying {...props} />
    </>
  );
}
