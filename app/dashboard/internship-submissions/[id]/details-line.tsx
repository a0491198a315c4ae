'use client';

import { Button } from '@/app/_components/button';
import { CheckIcon } from '@/app/_components/check-icon';
import { PlusIcon } from '@/app/_components/icons';
import type { DocumentLine } from '@/lib/internships/submissions/lines/document-lines';
import { MarkedSegments } from '../../_components/checks/marked-text';
import { ChooseField, type ChooseFieldProps } from './choose-field';
import type { Taken } from './use-takes';

const LINE = 'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 border-l-4 pl-2 -ml-2';

/** Names of buttons have at most this many characters of a line. */
const MAX_NAME = 80;

interface DetailsLineProps extends ChooseFieldProps {
  line: DocumentLine;
  isOpen: boolean;
  /** The tab stop. */
  isCurrent: boolean;
  isTaken: boolean;
  /** The takes that begin with this line. */
  takes: readonly Taken[];
  onFocus: () => void;
  onToggle: () => void;
  onUndo: (taken: Taken) => void;
}

export function DetailsLine(props: DetailsLineProps) {
  const { lines, line, at, isOpen, isCurrent, isTaken, takes, onFocus, onToggle, onTake, onUndo } = props;
  const isBlank = line.text.trim() === '';
  return (
    <div className={`${LINE} ${isTaken ? 'border-primary bg-primary-soft' : 'border-transparent'}`}>
      <span className="min-w-0 py-1 @min-[48rem]:py-0">
        <MarkedSegments segments={line.segments} />
        {'\n'}
      </span>
      {!isBlank && (
        <button
          type="button"
          data-line={at}
          tabIndex={isCurrent ? 0 : -1}
          aria-expanded={isOpen}
          aria-label={`Use “${line.text.trim().slice(0, MAX_NAME)}”`}
          onFocus={onFocus}
          onClick={onToggle}
          className="rounded-box text-link hover:bg-sunken grid h-9 w-11 place-items-center @min-[48rem]:h-7 noscript:hidden"
        >
          {isTaken ? <CheckIcon /> : <PlusIcon />}
        </button>
      )}
      {takes.map((taken) => (
        <p key={taken.id} className="text-small col-span-2 flex flex-wrap items-center gap-x-2 font-semibold">
          {taken.words}
          <Button variant="link" size="small" onClick={() => onUndo(taken)}>
            Undo<span className="sr-only"> “{taken.words}”</span>
          </Button>
        </p>
      ))}
      {isOpen && <ChooseField {...{ lines, at, onTake }} />}
    </div>
  );
}
