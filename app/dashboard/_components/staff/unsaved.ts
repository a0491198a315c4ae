interface GuardedForm extends HTMLFormElement {
  unsaved?: boolean;
}

/** For a `<form>`: the browser asks before changes in it are lost (lib/platform/http/unsaved-script.ts). */
export const GUARDED = { 'data-guarded': '' } as const;

const guardedForms = (): NodeListOf<GuardedForm> => document.querySelectorAll('form[data-guarded]');

/** After a change by a button, which no field reports. */
export function markUnsaved(): void {
  for (const form of guardedForms()) form.unsaved = true;
}

/** Once everything is saved, or nothing of it matters any more. */
export function markSaved(): void {
  for (const form of guardedForms()) form.unsaved = false;
}
