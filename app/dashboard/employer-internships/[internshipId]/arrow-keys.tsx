'use client';

import type { KeyboardEvent, ReactNode } from 'react';

const cardsIn = (column: Element): HTMLElement[] => [...column.querySelectorAll<HTMLElement>('[data-card]')];

/** Returns the card that an arrow key leads to: the next in the column, or the same position in the next non-empty column. */
function neighbour(board: Element, from: HTMLElement, key: string): HTMLElement | undefined {
  const column = from.closest('[data-column]');
  if (!column) return undefined;
  const cards = cardsIn(column);
  const at = cards.indexOf(from);
  if (key === 'ArrowDown') return cards[at + 1];
  if (key === 'ArrowUp') return cards[at - 1];
  const filled = [...board.querySelectorAll('[data-column]')].filter((one) => cardsIn(one).length > 0);
  const aside = filled[filled.indexOf(column) + (key === 'ArrowRight' ? 1 : -1)];
  return aside && (cardsIn(aside)[at] ?? cardsIn(aside).at(-1));
}

/** Moves between the cards of a board with arrow keys; without JavaScript, Tab works. */
export function ArrowKeys({ children }: { children: ReactNode }) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const from = event.target;
    if (!(from instanceof HTMLElement) || !from.hasAttribute('data-card')) return;
    if (!event.key.startsWith('Arrow')) return;
    const to = neighbour(event.currentTarget, from, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  }
  return <div onKeyDown={onKeyDown}>{children}</div>;
}
