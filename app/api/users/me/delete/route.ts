import { formCall } from '@/lib/platform/http/form-call';
import { DELETE as call } from '../route';

/** For browsers without JavaScript, which cannot send DELETE. */
export const POST = formCall(call, {
  name: 'delete account',
  json: ({ password }) => ({ password }),
  page: () => '/dashboard/profile',
  done: () => '/account-deleted',
  kept: [],
});
