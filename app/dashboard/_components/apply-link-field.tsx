'use client';

import { useState, type FocusEvent } from 'react';
import { TextField, type TextFieldProps } from '@/app/_components/field/text-field';
import { completeLink } from '@/lib/internships/listings/complete-link';

/** Completes an address without a scheme on blur, and says so. */
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
        hint="A web address, an e-mail address or a phone number"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={complete}
      />
      {/* Its height is reserved: if the button below moved during a press, the press would be lost. */}
      <div className="text-small min-h-[1.5em]">
        <p role="status" className="text-muted truncate empty:hidden">
          {completed && `Your link will be: ${completed}`}
        </p>
      </div>
    </div>
  );
}
