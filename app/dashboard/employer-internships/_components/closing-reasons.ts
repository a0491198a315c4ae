import type { SelectOption } from '@/app/_components/field/select-field';
import type { ClosingReason } from '@/lib/internships/closing/closing-reasons';

export const CLOSING_OPTIONS: readonly (SelectOption & { value: ClosingReason })[] = [
  { value: 'enough applications', label: 'Enough applications: I’ll still answer them' },
  { value: 'filled', label: 'Filled: tell everyone else they weren’t selected' },
  { value: 'cancelled', label: 'Cancelled: tell everyone' },
];
