import { formCall } from '@/lib/platform/http/form-call';
import { DELETE as call } from '../route';

/** The same as DELETE of the picture, as a form without script does. */
export const POST = formCall(call, {
  name: 'picture',
  json: () => ({}),
  page: () => '/dashboard/profile',
  kept: [],
});
