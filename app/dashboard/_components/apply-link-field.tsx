'use client';

import { useState, type FocusEvent } from 'react';
import { TextField, type TextFieldProps } from '@/app/_components/field/text-field';
import { completeLink } from '@/lib/internships/listings/complete-link';

/** On blur, adds a missing scheme to the address, and says so. */
export function ApplyLinkField(props: Pick<TextFieldProps, 'label' | 'error' | 'defaultValue'>) {
  const [completed, setCompleted] = useState('');

  function complete({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
    const link = completeLink(input.value);
    const isChanged = link !== input.value.trim();
    if (isChanged) input.value = link;
    if (isChanged || link !== completed) setCompleted(isChanged ? link : '');
  }

  return (
    <div className="grid gap-1.5">
      <TextField
        {...props}
        name="applyLink"
        hint="A web address, e-mail address or phone number"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={complete}
      />
      {/* Its height is reserved, because a click would be lost if the button below moved meanwhile. */}
      <div className="text-small min-h-[1.5em]">
        <p role="status" className="text-muted truncate empty:hidden">
          {completed && `We’ll save this link: ${completed}`}
        </p>
      </div>
    </div>
  );
}
