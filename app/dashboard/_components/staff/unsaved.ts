interface GuardedForm extends HTMLFormElement {
  unsaved?: boolean;
}

/** For a `<form>`: the browser asks before unsaved changes are lost (lib/platform/http/unsaved-script.ts). */
export const GUARDED = { 'data-guarded': '' } as const;

const guardedForms = (): NodeListOf<GuardedForm> => document.querySelectorAll('form[data-guarded]');

/** Call it after a change by a button, which fires no input event. */
export function markUnsaved(): void {
  for (const form of guardedForms()) form.unsaved = true;
}

/** Call it once everything is saved, or nothing needs saving any more. */
export function markSaved(): void {
  for (const form of guardedForms()) form.unsaved = false;
}
