'use client';

import { useState, type KeyboardEvent, type MouseEvent, type FocusEvent, type ReactNode } from 'react';
import { isPlainPress } from '../plain-press';
import { CarouselControls } from './carousel-controls';
import { slideForKey } from './positions';
import { slidesOf, useMiddle } from './use-middle';

export interface CarouselProps {
  names: readonly string[];
  /** Slides with one link each. The middle link has `data-start` and `data-middle`, the others `data-hold`. */
  children: ReactNode;
}

/**
 * Whether a link was followed with a keyboard or a screen reader. A click that is repeated after the script loads counts only if the link
 * has visible focus.
 */
const hasNoPlace = ({ detail, isTrusted, target }: MouseEvent): boolean =>
  detail === 0 && (isTrusted || (target as Element).matches(':focus-visible'));

/**
 * A carousel in the WAI-ARIA pattern that never moves automatically. A click on a slide or its dot centres it; a click on the centred
 * slide follows its link. Each move is announced once, through the status or the focus.
 */
export function Carousel({ names, children }: CarouselProps) {
  const { row, middle, moveTo } = useMiddle(names.length);
  const [said, setSaid] = useState<number>();

  const show = (at: number) => {
    setSaid(at);
    moveTo(at);
  };
  const showFocused = (at: number) => {
    setSaid(undefined);
    moveTo(at);
  };
  const slideAt = (target: EventTarget): number =>
    row.current ? slidesOf(row.current).findIndex((slide) => slide.contains(target as Node)) : -1;

  function onClick(event: MouseEvent) {
    const at = slideAt(event.target);
    if (at === -1 || at === middle || hasNoPlace(event) || !isPlainPress(event)) return;
    event.preventDefault();
    show(at);
  }

  /** Only for keyboard users: during a mouse click the row must not move before the button is released. */
  function onFocus(event: FocusEvent) {
    if (!event.target.matches(':focus-visible')) return;
    const at = slideAt(event.target);
    if (at !== -1 && at !== middle) showFocused(at);
  }

  function onKeyDown(event: KeyboardEvent) {
    const goal = slideForKey(event.key, middle, names.length);
    if (goal === undefined || !isPlainPress(event)) return;
    event.preventDefault();
    showFocused(goal);
    const inRow = row.current?.contains(event.target as Node);
    const next = inRow
      ? row.current && slidesOf(row.current)[goal]?.querySelector('a')
      : event.currentTarget.querySelectorAll<HTMLElement>('[data-dot]')[goal];
    next?.focus({ preventScroll: true });
  }

  return (
    <div onKeyDown={onKeyDown} className="min-w-0">
      <div ref={row} className="carousel-row" onClick={onClick} onFocus={onFocus}>
        {children}
      </div>
      {names.length > 1 && <CarouselControls names={names} middle={middle} show={show} />}
      <p role="status" className="sr-only">
        {said !== undefined && `${names[said] ?? ''}, ${said + 1} of ${names.length}`}
      </p>
    </div>
  );
}
