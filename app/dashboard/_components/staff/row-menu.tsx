'use client';

import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { focusHeading } from '@/app/_components/focus-heading';

const CloseMenu = createContext<() => void>(() => undefined);
export const useCloseMenu = () => useContext(CloseMenu);

const inDialog = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('dialog') !== null;

function useCloseOutside(close: (target: Node) => void) {
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => target instanceof Node && close(target);
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [close]);
}

/** Moves the focus to the heading when a menu disappears with its row; otherwise it would move to the top of the page. */
function useFocusAfter(menu: RefObject<HTMLDetailsElement | null>) {
  useLayoutEffect(() => {
    const details = menu.current;
    return () => {
      if (details?.contains(document.activeElement)) focusHeading();
    };
  }, [menu]);
}

/** A button that opens the actions of a row, even without JavaScript. Only one menu is open at a time. */
export function RowMenu({ of, children }: { of: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { close, closeOutside } = useMemo(
    () => ({
      close: () => {
        if (!menu.current?.open) return;
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      },
      closeOutside: (target: Node) => {
        if (menu.current && !menu.current.contains(target)) menu.current.open = false;
      },
    }),
    [],
  );
  useCloseOutside(closeOutside);
  useFocusAfter(menu);

  function onKeyDown({ key, target }: KeyboardEvent) {
    if (key === 'Escape' && !inDialog(target)) close();
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget) closeOutside(relatedTarget);
  }

  return (
    <details ref={menu} name="row-menu" onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className="no-marker">
        <span className="sr-only">{`Actions for ${of}`}</span>
      </summary>
      <div>
        <CloseMenu value={close}>{children}</CloseMenu>
      </div>
    </details>
  );
}
