'use client';

import { useState, type FocusEvent } from 'react';
import { TextField, type TextFieldProps } from '@/app/_components/field/text-field';
import { completeLink } from '@/lib/internships/listings/complete-link';

/** The link by which people apply. What is written as people write addresses is completed on leaving the field, and said. */
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
      {/* Its line is always there: a button below that moves while it is pressed loses the press. */}
      <div className="text-small min-h-[1.5em]">
        <p role="status" className="text-muted truncate empty:hidden">
          {completed && `This will be the link: ${completed}`}
        </p>
      </div>
    </div>
  );
}
