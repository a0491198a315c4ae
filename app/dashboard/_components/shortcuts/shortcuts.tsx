'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/app/_components/button';
import { actOn, takesLetters } from './act-on';
import { shortcutOf } from './shortcut-of';

/** Set in local storage if the user turned shortcuts off. */
const STORED = 'mwanzo-shortcuts';

const KEYS = [
  ['/', 'Search this list'],
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['?', 'Show this help'],
] as const;

/** On by default, even without storage. */
function readIsOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

function storeIsOn(isOn: boolean): void {
  try {
    localStorage.setItem(STORED, isOn ? 'on' : 'off');
  } catch {
    // Without storage, shortcuts are off until the page is left.
  }
}

interface HelpProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  onClose: () => void;
}

function Help({ isOn, onChange, onClose }: HelpProps) {
  return (
    <div className="grid gap-4">
      <h2 className="text-lead">Keyboard shortcuts</h2>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {KEYS.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-box border-edge text-small/[1.6] inline-block min-w-7 border px-1.5 text-center">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
          className="size-6 shrink-0"
        />
        Use single-key shortcuts
      </label>
      <div>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

/** Single-key shortcuts, with a help dialog that can turn them off (WCAG 2.1.4). */
export function Shortcuts() {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOn = useRef(true);
  const [shown, setShown] = useState(true);
  const [isOpened, setOpened] = useState(false);

  useEffect(() => {
    isOn.current = readIsOn();
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isOn.current) return;
      const { key, altKey, ctrlKey, metaKey, isComposing, defaultPrevented, target } = event;
      const where = { isComposing, defaultPrevented, isTyping: takesLetters(target) };
      const shortcut = shortcutOf({ key, altKey, ctrlKey, metaKey, ...where });
      if (!shortcut) return;
      event.preventDefault();
      actOn(shortcut, open);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  function open() {
    setShown(isOn.current);
    setOpened(true);
    dialog.current?.showModal();
  }

  function onChange(checked: boolean) {
    isOn.current = checked;
    setShown(checked);
    storeIsOn(checked);
  }

  return (
    <>
      <p className="below-page mt-12 max-md:hidden noscript:hidden">
        <Button variant="link" size="small" onClick={open} className="text-muted px-0">
          Keyboard shortcuts
        </Button>
      </p>
      <dialog ref={dialog} aria-label="Keyboard shortcuts" className="confirm">
        {isOpened && <Help isOn={shown} onChange={onChange} onClose={() => dialog.current?.close()} />}
      </dialog>
    </>
  );
}
