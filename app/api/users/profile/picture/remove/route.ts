import { formCall } from '@/lib/platform/http/form-call';
import { DELETE } from '../route';

/** The same as DELETE of the picture, as a form without script does. */
export const POST = formCall(DELETE, {
  name: 'picture',
  json: () => ({}),
  page: () => '/dashboard/profile',
  kept: [],
});
