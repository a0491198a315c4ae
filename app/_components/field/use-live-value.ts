import { useCallback, useState, type ChangeEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * What a control holds, also where it was typed or chosen before the page had its script: a controlled one would lose that. Takes what it
 * begins with. Gives the value, and attributes of the control.
 */
export function useLiveValue<C extends Control>(initial: string) {
  const [value, setValue] = useState(initial);
  const ref = useCallback((control: C | null) => {
    if (control) setValue(control.value);
  }, []);
  const onChange = ({ currentTarget }: ChangeEvent<C>) => setValue(currentTarget.value);
  return [value, { ref, onChange, defaultValue: initial }] as const;
}
