'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { isPlainPress } from '@/app/_components/plain-press';
import { isDashboard } from '@/lib/platform/http/page-check';
import { destinationOf, withFields } from './destination';
import { arrive, moveTo, setPush, stay } from './moves';

function leave(event: Event, pressed: Element, wanted: { href: string; target: string }): void {
  const to = destinationOf(wanted, window.location.href);
  if (!to) return;
  event.preventDefault();
  void moveTo(to, pressed);
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !isPlainPress(event)) return;
  if (!link.hasAttribute('download')) leave(event, link, link);
}

/** The submit button may override the form's action and method. */
function onSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
  const button =
    submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement ? submitter : null;
  const said = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
  if (!['', 'get'].includes(said('method').toLowerCase())) return;
  const fields = [...new FormData(form)];
  if (button?.name) fields.push([button.name, button.value]);
  const action = new URL(said('action'), window.location.href);
  leave(event, button ?? form, { href: withFields(action.href, fields), target: said('target') });
}

/**
 * Before a click or a form opens a dashboard page, checks that the page responds. If it does not, the current page stays open, with what
 * was typed, and shows the error.
 */
export function GuardMoves() {
  const router = useRouter();
  const address = `${usePathname()}?${useSearchParams()}`;
  const [isMoving, startMoving] = useTransition();
  const last = useRef({ address, isMoving });

  useEffect(() => {
    const before = last.current;
    last.current = { address, isMoving };
    if (before.isMoving && !isMoving) arrive();
    // Back and Forward show the page as it was left.
    else if (!before.isMoving && before.address !== address) router.refresh();
  }, [address, isMoving, router]);

  useEffect(() => {
    setPush((to) => startMoving(() => router.push(to.pathname + to.search)));
    return () => setPush(null);
  }, [router]);

  useEffect(() => {
    const guards = new AbortController();
    const { signal } = guards;
    // Listens on the window, after React, so that events handled by a component are already marked as prevented.
    window.addEventListener('click', onClick, { signal });
    window.addEventListener('submit', onSubmit, { signal });
    // The back/forward cache may restore this page.
    window.addEventListener('pageshow', ({ persisted }) => persisted && stay(), { signal });
    return () => {
      guards.abort();
      // The router followed a redirect to a page outside the dashboard, which needs a document of its own.
      if (!isDashboard(window.location.pathname)) window.location.reload();
    };
  }, []);
  return null;
}
