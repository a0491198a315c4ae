'use client';

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { linesOf } from '@/lib/platform/format/lines-of';
import { FILL_LIST } from '../../draft/fill-in';
import { moved, spliced, type ListItem } from './list-items';

export type Move = 'up' | 'down';

/** The element to focus after the next render: a control of an item, or the "add" button. */
type Target = { key: number; control: 'text' | Move } | 'add';

const keyed = (texts: readonly string[], first: number): ListItem[] =>
  texts.map((text, at) => ({ key: first + at, text }));

export interface ListOptions {
  maxItems: number;
  onEdit?: () => void;
  box: RefObject<HTMLElement | null>;
}

/** The items of an editable list, and the focus after each action. An empty list starts with one blank item. */
export function useListItems(initial: readonly string[], { maxItems, onEdit, box }: ListOptions) {
  const [items, setItems] = useState(() => keyed(initial.length > 0 ? initial : [''], 0));
  const [said, setSaid] = useState('');
  const [isLive, setLive] = useState(false);
  const nextKey = useRef(items.length);
  const target = useRef<Target | null>(null);

  useLayoutEffect(() => {
    const wanted = target.current;
    target.current = null;
    if (wanted === null) return;
    const name = wanted === 'add' ? 'add' : `${wanted.control}-${wanted.key}`;
    box.current?.querySelector<HTMLElement>(`[data-control="${name}"]`)?.focus();
  });

  function change(next: ListItem[], focus: Target | null, words = '') {
    target.current = focus;
    setItems(next);
    setSaid(words);
    onEdit?.();
  }

  function fresh(texts: readonly string[]): ListItem[] {
    const added = keyed(texts, nextKey.current);
    nextKey.current += added.length;
    return added;
  }

  useLayoutEffect(() => {
    const typed = new Map(
      [...(box.current?.querySelectorAll('textarea') ?? [])].map(({ dataset, value }) => [
        dataset.control,
        value,
      ]),
    );
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what was typed before there was script is in the controls alone
    setItems((all) => all.map((item) => ({ ...item, text: typed.get(`text-${item.key}`) ?? item.text })));
    setLive(true);
  }, [box]);

  useEffect(() => {
    const element = box.current;
    const fill = (event: Event) => {
      const { detail } = event as CustomEvent<string[]>;
      setItems(fresh(detail.length > 0 ? detail : ['']));
    };
    element?.addEventListener(FILL_LIST, fill);
    return () => element?.removeEventListener(FILL_LIST, fill);
  });

  return {
    items,
    /** Whether the state already includes text that was typed before the script loaded. */
    isLive,
    said,
    write: (at: number, text: string) =>
      setItems(items.map((item, i) => (i === at ? { ...item, text } : item))),
    addAfter(at: number) {
      if (items.length >= maxItems) return;
      const [added] = fresh(['']);
      if (added) change(spliced(items, at + 1, 0, added), { key: added.key, control: 'text' });
    },
    /** Replaces an item with one item per line of the text. */
    split(at: number, text: string) {
      const added = fresh(linesOf(text));
      const last = added.at(-1);
      if (last)
        change(spliced(items, at, 1, ...added), { key: last.key, control: 'text' }, `${added.length} items`);
    },
    remove(at: number) {
      const next = spliced(items, at, 1);
      const neighbour = next[Math.min(at, next.length - 1)];
      change(next, neighbour ? { key: neighbour.key, control: 'text' } : 'add', `Item ${at + 1} removed`);
    },
    move(at: number, way: Move) {
      const to = way === 'up' ? at - 1 : at + 1;
      const item = items[at];
      if (!item || to < 0 || to >= items.length) return;
      const isAtEnd = to === 0 || to === items.length - 1;
      change(
        moved(items, at, to),
        { key: item.key, control: isAtEnd ? 'text' : way },
        `Item is now ${to + 1} of ${items.length}`,
      );
    },
  };
}

export type ListItems = ReturnType<typeof useListItems>;
