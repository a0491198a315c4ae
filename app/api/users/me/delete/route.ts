import { formCall } from '@/lib/platform/http/form-call';
import { DELETE as call } from '../route';

/** The same as DELETE of the account, as a form without script does. */
export const POST = formCall(call, {
  name: 'delete account',
  json: ({ password }) => ({ password }),
  page: () => '/dashboard/profile',
  done: () => '/account-deleted',
  kept: [],
});
