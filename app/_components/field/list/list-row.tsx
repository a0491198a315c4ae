'use client';

import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { typedLines } from '@/lib/platform/format/typed-text';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from '../../icons';
import type { ListItem } from './list-items';
import type { ListItems, Move } from './use-list-items';

interface RowButtonProps {
  label: string;
  control?: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function RowButton({ label, control, children, ...rest }: RowButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      data-control={control}
      aria-label={label}
      className="rounded-box text-muted hover:bg-sunken hover:text-text grid h-12 w-9 place-items-center disabled:opacity-40 sm:w-11"
    >
      {children}
    </button>
  );
}

const MOVES: readonly { way: Move; icon: typeof ArrowUpIcon }[] = [
  { way: 'up', icon: ArrowUpIcon },
  { way: 'down', icon: ArrowDownIcon },
];

export interface ListRowProps {
  name: string;
  label: string;
  list: ListItems;
  item: ListItem;
  at: number;
  maxLength: number;
  invalid: boolean;
}

export function ListRow({ name, label, list, item, at, maxLength, invalid }: ListRowProps) {
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text');
    if (!typedLines(pasted).includes('\n')) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    list.split(at, value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    list.addAfter(at);
  }

  return (
    <li className="flex items-start gap-x-1">
      <textarea
        name={name}
        rows={1}
        // On hydration, React would replace typed text if this were a string.
        value={list.isLive ? item.text : [item.text]}
        maxLength={maxLength}
        aria-label={`${label}, item ${at + 1}`}
        aria-invalid={invalid}
        data-control={`text-${item.key}`}
        onChange={(event) => list.write(at, event.currentTarget.value)}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        className="control field-sizing-content resize-none"
      />
      <span className="flex shrink-0 noscript:hidden">
        {MOVES.map(({ way, icon: WayIcon }) => (
          <RowButton
            key={way}
            label={`Move item ${at + 1} of ${label} ${way}`}
            control={`${way}-${item.key}`}
            disabled={at === (way === 'up' ? 0 : list.items.length - 1)}
            onClick={() => list.move(at, way)}
          >
            <WayIcon />
          </RowButton>
        ))}
        <RowButton label={`Remove item ${at + 1} of ${label}`} onClick={() => list.remove(at)}>
          <CloseIcon />
        </RowButton>
      </span>
    </li>
  );
}
