import { inject } from 'vitest';
import { clientFor } from './client-for';

/** The client of the stack that http-setup.ts started, for *.http.test.ts files. */
export const { api, mailsTo, linkIn, logIn, newUser } = clientFor({
  appUrl: inject('appUrl'),
  mailUrl: inject('mailUrl'),
});
