import { clientFor } from '@/dev/testing/client/client-for';

const given = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests through playwright, which starts the stack`);
  return value;
};

/** The client of the stack started by global-setup.ts, for calls, e-mails and new users. */
export const client = clientFor({ appUrl: given('E2E_APP_URL'), mailUrl: given('E2E_MAIL_URL') });
