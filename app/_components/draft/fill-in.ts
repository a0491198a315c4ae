import type { Draft } from './drafts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** An event for an element with `data-list`; its detail contains the new items. */
export const FILL_LIST = 'mwanzo:fill-list';

/** Never stored: secrets, and values set by the page itself. */
const LEFT_OUT = new Set(['password', 'hidden', 'file']);

const isControl = (element: Element): element is Control => element.matches('input, select, textarea');

const isKept = (control: Control): boolean => control.name !== '' && !LEFT_OUT.has(control.type);

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl).filter(isKept);

/** Whether any value differs from the page's initial value; it may have been typed before the script loaded. */
export const isTyped = (form: HTMLFormElement): boolean =>
  controlsOf(form).some(
    (control) =>
      !(control instanceof HTMLSelectElement) &&
      control.type !== 'checkbox' &&
      control.type !== 'radio' &&
      control.value !== control.defaultValue,
  );

export function draftOf(form: HTMLFormElement): Draft {
  const names = new Set(controlsOf(form).map(({ name }) => name));
  const entries = [...new FormData(form)];
  return {
    fields: entries.flatMap(([name, value]) =>
      typeof value === 'string' && names.has(name) ? [[name, value]] : [],
    ),
    files: entries.flatMap(([, value]) => (value instanceof File && value.name !== '' ? [value.name] : [])),
  };
}

/** Sets a value so that React notices it. */
function write(control: Control, value: string): void {
  if (control.value === value) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
  control.dispatchEvent(new Event(control.matches('select') ? 'change' : 'input', { bubbles: true }));
}

export function fillIn(form: HTMLFormElement, { fields }: Draft): void {
  const left = new Map<string, string[]>();
  for (const [name, value] of fields) left.set(name, [...(left.get(name) ?? []), value]);
  for (const list of form.querySelectorAll<HTMLElement>('[data-list]')) {
    const detail = left.get(list.dataset.list ?? '') ?? [];
    list.dispatchEvent(new CustomEvent(FILL_LIST, { detail }));
  }
  for (const control of controlsOf(form)) {
    if (control.closest('[data-list]')) continue;
    const values = left.get(control.name) ?? [];
    if (control.type === 'checkbox' || control.type === 'radio') {
      if ((control as HTMLInputElement).checked !== values.includes(control.value)) control.click();
      continue;
    }
    const value = values.shift();
    if (value !== undefined) write(control, value);
  }
}
