'use client';

import { useRef } from 'react';
import { Button } from '../../button';
import { controlAttributes, FAULTY, FieldError, type FieldProps } from '../field-frame';
import { ListRow } from './list-row';
import { useListItems } from './use-list-items';

export interface ListFieldProps extends FieldProps {
  defaultValue?: readonly string[];
  maxItems: number;
  maxLength: number;
  /** Called when items are added, removed or moved; typing fires the form's own events. */
  onEdit?: () => void;
}

/**
 * An editable, ordered list of short texts. Enter adds an item; pasted text becomes one item per line. Sends one value per item, all under
 * the field's name.
 */
export function ListField(props: ListFieldProps) {
  const {
    name,
    id = name,
    label,
    hint,
    error,
    optional,
    defaultValue = [],
    maxItems,
    maxLength,
    onEdit,
  } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  const list = useListItems(defaultValue, { maxItems, onEdit, box });
  const { 'aria-describedby': describedBy } = controlAttributes(props);
  return (
    <fieldset
      ref={box}
      id={id}
      data-list={name}
      tabIndex={-1}
      aria-describedby={describedBy}
      className={error === undefined ? 'min-w-0' : `min-w-0 ${FAULTY}`}
    >
      <legend className="font-semibold">
        {label}
        {optional && <span className="text-muted font-normal"> (optional)</span>}
      </legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-small text-muted mt-0.5">
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
      <noscript>
        <p className="text-small text-muted mt-0.5">One item per line</p>
      </noscript>
      <ol className="mt-1.5 grid gap-2">
        {list.items.map((item, at) => (
          <ListRow
            key={item.key}
            invalid={error !== undefined}
            {...{ name, label, list, item, at, maxLength }}
          />
        ))}
      </ol>
      <Button
        variant="secondary"
        size="small"
        data-control="add"
        disabled={list.items.length >= maxItems}
        onClick={() => list.addAfter(list.items.length - 1)}
        className="mt-2 noscript:hidden"
      >
        Add an item<span className="sr-only"> to {label}</span>
      </Button>
      <p role="status" className="sr-only">
        {list.said}
      </p>
    </fieldset>
  );
}
