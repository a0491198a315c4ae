import type { ReactNode } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from '../side-arrows';

interface StepProps {
  label: string;
  /** Disabled at the end of the row, but still focusable. */
  end: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Step({ label, end, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={end}
      onClick={onClick}
      data-each-press
      className="eased rounded-box border-edge bg-raised hover:border-text hover:bg-sunken aria-disabled:border-line aria-disabled:text-muted grid size-11 place-items-center border"
    >
      {children}
    </button>
  );
}

function Dot({ label, current, onClick }: { label: string; current: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      data-dot
      aria-label={label}
      aria-current={current || undefined}
      onClick={onClick}
      className="group grid size-7 place-items-center sm:size-8"
    >
      <span className="eased border-edge group-hover:border-text group-aria-[current]:border-primary group-aria-[current]:bg-primary block size-3 rounded-[50%] border-2" />
    </button>
  );
}

export interface CarouselControlsProps {
  names: readonly string[];
  middle: number;
  show: (at: number) => void;
}

/** Hidden by the style sheet if JavaScript is off. */
export function CarouselControls({ names, middle, show }: CarouselControlsProps) {
  const last = names.length - 1;
  return (
    <div role="group" aria-label="Choose a slide" className="carousel-controls">
      <Step label="Previous slide" end={middle <= 0} onClick={() => show(Math.max(middle - 1, 0))}>
        <ArrowLeftIcon />
      </Step>
      <div className="flex">
        {names.map((name, at) => (
          <Dot key={at} label={`${at + 1}: ${name}`} current={at === middle} onClick={() => show(at)} />
        ))}
      </div>
      <Step label="Next slide" end={middle >= last} onClick={() => show(Math.min(middle + 1, last))}>
        <ArrowRightIcon />
      </Step>
    </div>
  );
}
