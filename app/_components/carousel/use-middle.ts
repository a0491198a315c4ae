'use client';

import { useEffect, useRef, useState } from 'react';
import { middleOf, nearestSlide, scrollTo } from './positions';

/** Milliseconds without scrolling after which scrolling has ended. */
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
 * Which slide of a row is in the middle: at first the middle one of all, where the style sheet has brought it, then what `moveTo` or
 * scrolling brought there. Takes how many slides there are. The slide in the middle is marked `data-middle`.
 */
export function useMiddle(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const [middle, setMiddle] = useState(middleOf(count));

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let still: ReturnType<typeof setTimeout> | undefined;
    const settle = () => setMiddle(nearestIn(element));
    const onScroll = () => {
      clearTimeout(still);
      still = setTimeout(settle, STILL_MS);
    };
    // Somebody may have moved the row, or come into it by keyboard, before there was script.
    const focused = slidesOf(element).findIndex((slide) => slide.querySelector(':focus-visible'));
    if (focused === -1) settle();
    else {
      setMiddle(focused);
      // While the style sheet still brings the first slide into the middle, the row would snap back to it.
      for (const animation of element.getAnimations({ subtree: true })) animation.finish();
      centre(element, focused, 'auto');
    }
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
