import { inject } from 'vitest';
import { clientFor } from './client-for';

/** For *.http.test.ts: the client of the stack that http-setup.ts started. */
export const { api, mailsTo, linkIn, logIn, newUser } = clientFor({
  appUrl: inject('appUrl'),
  mailUrl: inject('mailUrl'),
});
