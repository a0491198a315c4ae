'use client';

import { useEffect, useRef, type ReactNode } from 'react';

export interface FormErrorSummaryProps {
  message: string;
  /** Field id → its errors, one per line, in the order of the form. Each line links to its field. */
  errors?: Readonly<Record<string, string>>;
  advice?: ReactNode;
  /** Some errors are gone because their fields were edited, so the focus stays where it is. */
  edited?: boolean;
}

const ERROR_PREFIX = 'Error: ';
const HEADING = 'font-sans text-base font-semibold tracking-normal';
const NO_FIELDS: Readonly<Record<string, string>> = {};

function useErrorTitle() {
  useEffect(() => {
    const before = document.title;
    if (!before.startsWith(ERROR_PREFIX)) document.title = ERROR_PREFIX + before;
    return () => {
      document.title = document.title.replace(ERROR_PREFIX, '');
    };
  }, []);
}

/** Takes the focus after each failure and links to the fields. Its props are a FormProblem. */
export function FormErrorSummary({ message, errors = NO_FIELDS, advice, edited }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors).flatMap(([field, texts]) =>
    texts.split('\n').map((text) => ({ field, text })),
  );
  /** The message itself is the link. */
  const saidOnce = entries.length === 1 && entries[0]?.text === message;
  useErrorTitle();
  useEffect(() => {
    if (!edited) box.current?.focus();
  }, [message, errors, edited]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-box border-danger bg-danger-soft grid gap-2 border-2 px-4 py-4"
    >
      {!saidOnce && <h2 className={HEADING}>{message}</h2>}
      {advice && <p>{advice}</p>}
      {entries.length > 0 && (
        <ul className="grid gap-1">
          {entries.map(({ field, text }) => (
            <li key={`${field} ${text}`}>
              <a
                href={`#${field}`}
                className="text-danger inline-block py-0.5 font-semibold"
                onClick={(event) => {
                  const control = document.getElementById(field);
                  if (!control) return;
                  event.preventDefault();
                  control.focus();
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
