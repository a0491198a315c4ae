import { isStaff, type Role } from '@/lib/platform/core/vocabulary';
import { AppError } from '@/lib/platform/core/errors';
import { env } from '@/lib/platform/env/env';

/** Throws 403 for an editor or administrator, unless the settings let staff sign in with a provider. */
export function refuseStaff({ role }: { role: Role }): void {
  if (env().OIDC_STAFF === 'on' || !isStaff(role)) return;
  throw new AppError('forbidden', 'Editors and administrators log in with their password here.');
}
