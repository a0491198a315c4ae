import type { SelectOption } from '@/app/_components/field/select-field';
import type { ClosingReason } from '@/lib/internships/closing/closing-reasons';

export const CLOSING_OPTIONS: readonly (SelectOption & { value: ClosingReason })[] = [
  { value: 'enough applications', label: 'Enough applications: I still answer them' },
  { value: 'filled', label: 'Filled: tell everybody else that they are not selected' },
  { value: 'cancelled', label: 'Cancelled: tell everybody so' },
];
