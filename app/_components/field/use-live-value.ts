import { useCallback, useState, type ChangeEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/** Tracks a control's value without controlling it, so that text typed before the script loaded is kept. */
export function useLiveValue<C extends Control>(initial: string) {
  const [value, setValue] = useState(initial);
  const ref = useCallback((control: C | null) => {
    if (control) setValue(control.value);
  }, []);
  const onChange = ({ currentTarget }: ChangeEvent<C>) => setValue(currentTarget.value);
  return [value, { ref, onChange, defaultValue: initial }] as const;
}
