interface GuardedForm extends HTMLFormElement {
  unsaved?: boolean;
}

/** Marks a `<form>`: the browser asks before unsaved changes are lost (lib/platform/http/early-typing-script.ts). */
export const GUARDED = { 'data-guarded': '' } as const;

const guardedForms = (): NodeListOf<GuardedForm> => document.querySelectorAll('form[data-guarded]');

/** Call it after a button changes something, which fires no input event. */
export function markUnsaved(): void {
  for (const form of guardedForms()) form.unsaved = true;
}

/** Call it once everything is saved, or nothing needs to be saved any more. */
export function markSaved(): void {
  for (const form of guardedForms()) form.unsaved = false;
}
