'use client';

import { useEffect } from 'react';
import { isPlainPress } from '@/app/_components/plain-press';
import { destinationOf, withFields } from './destination';
import { moveTo, stay } from './moves';

/** Leaves for where a press leads instead of the browser, if that is a page of the dashboard. */
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

/** A button of a form may say itself where the form is sent and how. */
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
 * Has presses on links and forms that lead to another page of the dashboard ask first whether an answer comes: without one, the page stays,
 * with its rows and what is typed, and says what failed. Everything else, and every press before this script, is left to the browser.
 */
export function GuardMoves() {
  useEffect(() => {
    const guards = new AbortController();
    const { signal } = guards;
    // On the window, behind React: what a part of the page does itself is prevented by then.
    window.addEventListener('click', onClick, { signal });
    window.addEventListener('submit', onSubmit, { signal });
    // Back and forward may bring this very page again.
    window.addEventListener('pageshow', ({ persisted }) => persisted && stay(), { signal });
    return () => guards.abort();
  }, []);
  return null;
}
