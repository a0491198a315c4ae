'use client';

import { useEffect, useRef, useState } from 'react';
import { middleOf, nearestSlide, scrollTo } from './positions';

const STILL_MS = 100;
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

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

/** Tracks the centred slide: first the style sheet's, then the one reached by `moveTo` or scrolling. Marks it `data-middle`. */
export function useMiddle(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const [middle, setMiddle] = useState(middleOf(count));

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let still: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const nearest = nearestIn(element);
      setMiddle(nearest);
      // When Tab moves the focus, the browser's own scrolling to the link may end a move early.
      if (slidesOf(element)[nearest]?.querySelector(':focus-visible')) centre(element, nearest, 'instant');
    };
    const onScroll = () => {
      clearTimeout(still);
      still = setTimeout(settle, STILL_MS);
    };
    // The visitor may have scrolled the row, or tabbed into it, before the script loaded.
    const focused = slidesOf(element).findIndex((slide) => slide.querySelector(':focus-visible'));
    if (focused === -1) settle();
    else {
      setMiddle(focused);
      // While the style sheet still centres the first slide, the row would snap back to it.
      for (const animation of element.getAnimations({ subtree: true })) animation.finish();
      centre(element, focused, 'instant');
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
    // `scroll-behavior: smooth` in the style sheet would also animate the initial position in Chrome 147.
    centre(row.current, at, window.matchMedia(REDUCED_MOTION).matches ? 'instant' : 'smooth');
  };

  return { row, middle, moveTo };
}
