'use client';

import { useRef, useState, type KeyboardEvent } from 'react';
import type { ListingFieldName } from '@/lib/internships/listings/listing-fields';
import type { DocumentLine } from '@/lib/internships/submissions/lines/document-lines';
import { DetailsLine } from './details-line';
import { useTakes } from './use-takes';

/** The line to which a key moves. */
const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const buttonsIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-line]')];

/** The text of the details file. Each line can be taken into a field of the form. The buttons are one tab stop; arrow keys move between them. */
export function DetailsLines({ lines }: { lines: readonly DocumentLine[] }) {
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [current, setCurrent] = useState(() => lines.findIndex(({ text }) => text.trim() !== ''));
  const { takes, said, takeLines, undo } = useTakes(lines);

  const focusLine = (at: number) =>
    box.current?.querySelector<HTMLElement>(`[data-line="${at}"]`)?.focus({ preventScroll: true });

  function close(at: number) {
    setOpen(null);
    focusLine(at);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape' && open !== null) {
      event.preventDefault();
      close(open);
      return;
    }
    const move = MOVES[event.key];
    const buttons = buttonsIn(event.currentTarget);
    const at = buttons.indexOf(event.target as HTMLElement);
    if (!move || at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    buttons[move(at, buttons.length - 1)]?.focus();
  }

  function onTake(from: number, to: number, field: ListingFieldName): string | undefined {
    const problem = takeLines(from, to, field);
    if (problem === undefined) close(from);
    return problem;
  }

  return (
    <div ref={box} onKeyDown={onKeyDown}>
      {lines.map((line, at) => (
        <DetailsLine
          key={at}
          {...{ lines, line, at, onTake }}
          isOpen={open === at}
          isCurrent={current === at}
          isTaken={takes.some(({ from, to }) => from <= at && at <= to)}
          takes={takes.filter(({ from }) => from === at)}
          onFocus={() => setCurrent(at)}
          onToggle={() => setOpen(open === at ? null : at)}
          onUndo={(taken) => {
            undo(taken);
            focusLine(at);
          }}
        />
      ))}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
