import { cookies } from 'next/headers';
import { cache } from 'react';
import { runsScript } from '@/lib/platform/http/runs-script';

/** Whether parts of the current page may arrive later: only scripts can put them into place. */
export const isStreamed = cache(async (): Promise<boolean> => {
  const known = (await cookies()).getAll().map(({ name, value }) => [name, value] as const);
  return runsScript(Object.fromEntries(known));
});
