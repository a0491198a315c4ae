'use client';

import { useState, type KeyboardEvent, type MouseEvent, type FocusEvent, type ReactNode } from 'react';
import { isPlainPress } from '../plain-press';
import { CarouselControls } from './carousel-controls';
import { slideForKey } from './positions';
import { slidesOf, useMiddle } from './use-middle';

export interface CarouselProps {
  /** The names of the slides, in order. */
  names: readonly string[];
  /**
   * The slides: elements with one link each; the middle one of all is marked `data-start` and `data-middle`, the links of the others
   * `data-hold`.
   */
  children: ReactNode;
}

/**
 * Whether a link was followed by key or by a screen reader, which have no place on the page. A press that was held until there was script
 * (`data-hold`) has none either: it is a key's where the focus shows.
 */
const hasNoPlace = ({ detail, isTrusted, target }: MouseEvent): boolean =>
  detail === 0 && (isTrusted || (target as Element).matches(':focus-visible'));

/**
 * A carousel after the WAI-ARIA pattern that never turns by itself; the section around it has the role description.
 * One slide is in the middle: a press on another, or on its dot, brings that one there; a press on the middle one follows its link. Each
 * move is spoken once: by the status, or by the focus where that moves along.
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

  /** Only for those who walk through by keyboard: under a press the row must not move away before the click. */
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
