import { resolve } from 'node:path';
import { z } from 'zod';
import { EnvError, parseEnv, refuseMisspelled } from '@/lib/platform/env/env';
import { StartFailure } from '@/server/start-failure';

const PORT = 'must be a port number (1 to 65535)';
const port = (fallback: number) =>
  z.coerce.number(PORT).int(PORT).min(1, PORT).max(65_535, PORT).default(fallback);

const schema = z.object({
  PORT: port(3000),
  MAIL_WEB_PORT: port(1080),
  MAIL_SMTP_PORT: port(1025),
  MWANZO_DATA: z.string().default('.data'),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: z.string().optional(),
  MONGODB_URI: z.string().optional(),
  SMTP_URL: z.string().optional(),
  AUTH_SECRET: z.string().optional(),
});

export interface StartSettings {
  port: number;
  host: string;
  mailWebPort: number;
  mailSmtpPort: number;
  folder: string;
  appUrl: string;
  /** If missing, the embedded database is started. */
  mongodbUri: string | undefined;
  /** If missing, the mail catcher is started. */
  smtpUrl: string | undefined;
  /** If missing, a secret is created and stored in the data folder. */
  authSecret: string | undefined;
}

/** Placeholders for values created later, so that all settings can be checked before anything starts. */
const LATER = {
  mongodb: 'mongodb://127.0.0.1/later',
  smtp: 'smtp://127.0.0.1',
  secret: 'x'.repeat(32),
};

/**
 * Reads the settings of `npm start`: those of the service, some of which have defaults here. Throws a StartFailure that names every
 * missing or wrong setting.
 */
export function readSettings(source: Record<string, string | undefined>): StartSettings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const said = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StartFailure(`Mwanzo cannot start: ${said.join('; ')}.`);
  }
  const { PORT: ownPort, MONGODB_URI, SMTP_URL, AUTH_SECRET } = result.data;
  const appUrl = result.data.APP_URL ?? `http://localhost:${ownPort}`;
  const secret = MONGODB_URI ? AUTH_SECRET : (AUTH_SECRET ?? LATER.secret);
  try {
    refuseMisspelled(given);
    parseEnv({
      ...given,
      NODE_ENV: undefined,
      APP_URL: appUrl,
      MONGODB_URI: MONGODB_URI ?? LATER.mongodb,
      SMTP_URL: SMTP_URL ?? LATER.smtp,
      AUTH_SECRET: secret,
    });
  } catch (error) {
    if (error instanceof EnvError) throw new StartFailure(`Mwanzo cannot start: ${error.message}.`);
    throw error;
  }
  return {
    port: ownPort,
    host: result.data.HOST,
    mailWebPort: result.data.MAIL_WEB_PORT,
    mailSmtpPort: result.data.MAIL_SMTP_PORT,
    folder: resolve(result.data.MWANZO_DATA),
    appUrl,
    mongodbUri: MONGODB_URI,
    smtpUrl: SMTP_URL,
    authSecret: AUTH_SECRET,
  };
}
