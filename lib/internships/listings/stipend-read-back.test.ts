import { expect, test } from 'vitest';
import { readAmount, readAmounts } from '@/lib/platform/format/read-amount';
import { stipendText } from './stipend';

const paid = (min: number | null, max: number | null) => stipendText({ kind: 'paid', min, max });

test.each([0, 999, 1_000, 15_000, 1_000_000])(
  'the page writes %d shillings so that an import reads them',
  (amount) => {
    expect(readAmount(paid(amount, amount))).toEqual({ amount });
    expect(readAmounts(paid(null, amount))).toEqual({ min: null, max: amount });
    expect(readAmounts(paid(amount, amount + 5_000))).toEqual({ min: amount, max: amount + 5_000 });
  },
);
