import { formCall } from '@/lib/platform/http/form-call';
import { DELETE } from '../route';

/** The same as DELETE of the account, as a form without script does. */
export const POST = formCall(DELETE, {
  name: 'delete account',
  json: ({ password }) => ({ password }),
  page: () => '/dashboard/profile',
  done: () => '/account-deleted',
  kept: [],
});
