import { formCall } from '@/lib/platform/http/form-call';
import { DELETE as call } from '../route';

/** For browsers without JavaScript, which cannot send DELETE. */
export const POST = formCall(call, {
  name: 'picture',
  json: () => ({}),
  page: () => '/dashboard/profile',
  kept: [],
});
