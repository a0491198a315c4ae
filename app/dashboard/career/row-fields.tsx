import type { ReactNode } from 'react';
import { rowFields, type RowKind } from '@/lib/applications/career/form-texts';
import { CAREER_LIMITS } from '@/lib/applications/career/limits';
import type { FieldOf } from './field-of';

interface RowProps {
  kind: RowKind;
  /** "Certificate": with a number, the name of a row. */
  name: string;
  field: FieldOf;
  /** Opens the first row if it is empty. */
  opensFirst?: boolean;
  /** The fields of one row. */
  children: (of: FieldOf, index: number) => ReactNode;
}

/** Collapsed unless it has an error, or is the first and empty. */
function Row({ kind, name, field, opensFirst, children, index }: RowProps & { index: number }) {
  const fields = rowFields(kind, index).map(field);
  const title = fields.find(({ defaultValue }) => defaultValue)?.defaultValue;
  const isOpen = fields.some(({ error }) => error) || (opensFirst && index === 0 && title === undefined);
  return (
    <details open={isOpen}>
      <summary className="py-3 font-semibold">
        {name} {index + 1}
        {title !== undefined && <span className="text-muted font-normal">: {title}</span>}
      </summary>
      <fieldset className="grid gap-5 pt-2 pb-6">
        <legend className="sr-only">
          {name} {index + 1}
        </legend>
        {children((part) => field(`${kind}.${index}.${part}`), index)}
      </fieldset>
    </details>
  );
}

/** The rows of one kind, such as certificates. */
export function RowFields(props: RowProps) {
  return (
    <div className="border-line border-s-2 ps-4">
      {Array.from({ length: CAREER_LIMITS[props.kind] }, (_, index) => (
        <Row key={index} {...props} index={index} />
      ))}
    </div>
  );
}
