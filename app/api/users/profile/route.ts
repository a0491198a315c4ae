import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { updateProfile } from '@/lib/identity/users/update-profile';

export const PUT = route(async ({ actor, body, request }) =>
  json(200, await updateProfile(await actor(), await body(), request)),
);

export const POST = formCall(PUT, {
  name: 'profile',
  json: ({ 'email-password': currentPassword, ...texts }) => ({
    ...texts,
    ...(currentPassword && { currentPassword }),
  }),
  page: () => '/dashboard/profile',
  kept: ['firstName', 'lastName', 'phoneNumber', 'email'],
});
