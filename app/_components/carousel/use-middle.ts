'use client';

import { useEffect, useRef, useState } from 'react';
import { middleOf, nearestSlide, scrollTo } from './positions';

/** Milliseconds without scrolling after which the row lies still. */
const STILL_MS = 100;

export const slidesOf = (row: HTMLElement): HTMLElement[] => [...row.children] as HTMLElement[];

const nearestIn = (row: HTMLElement): number =>
  nearestSlide(
    slidesOf(row).map(({ offsetLeft: left, offsetWidth: width }) => ({ left, width })),
    { scrolled: row.scrollLeft, width: row.clientWidth },
  );

function centre(row: HTMLElement, at: number, behavior: ScrollBehavior): void {
  const slide = slidesOf(row)[at];
  if (!slide) return;
  const { offsetLeft: left, offsetWidth: width } = slide;
  row.scrollTo({ left: scrollTo({ left, width }, row.clientWidth), behavior });
}

/**
 * Which slide of a row is in the middle: at first the middle one of all, then what `moveTo` or scrolling brought there.
 * -1 until the script runs; then the row is marked `data-live`, and the slide in the middle `data-middle`.
 */
export function useMiddle() {
  const row = useRef<HTMLDivElement>(null);
  const [middle, setMiddle] = useState(-1);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let still: ReturnType<typeof setTimeout> | undefined;
    const settle = () => setMiddle(nearestIn(element));
    const onScroll = () => {
      clearTimeout(still);
      still = setTimeout(settle, STILL_MS);
    };
    // Somebody who has moved the row already stays where they are.
    const first = element.scrollLeft > 0 ? nearestIn(element) : middleOf(slidesOf(element).length);
    element.toggleAttribute('data-live', true);
    centre(element, first, 'instant');
    setMiddle(first);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(still);
      element.removeEventListener('scroll', onScroll);
    };
  }, []);

  useEffect(() => {
    if (!row.current) return;
    for (const [at, slide] of slidesOf(row.current).entries()) {
      slide.toggleAttribute('data-middle', at === middle);
    }
  }, [middle]);

  const moveTo = (at: number) => {
    if (!row.current) return;
    setMiddle(at);
    centre(row.current, at, 'auto');
  };

  return { row, middle, moveTo };
}
