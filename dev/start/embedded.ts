import { join } from 'node:path';
import { StartFailure } from '@/server/start-failure';
import {
  DatabaseFolderLocked,
  DatabaseFolderUnwritable,
  launchDatabase,
  type RunningDatabase,
} from 'embedded-mongodb';
import { launchMailCatcher, MailPortTaken, type RunningMailCatcher } from '../mail-catcher/launch';
import type { Running } from './running';
import type { StartSettings } from './settings';

function asFailure(error: unknown, settings: StartSettings): unknown {
  if (error instanceof DatabaseFolderLocked) {
    return new StartFailure(
      `The data folder ${settings.folder} is in use by another Mwanzo. Stop it, or choose another folder with MWANZO_DATA=….`,
    );
  }
  if (error instanceof DatabaseFolderUnwritable) {
    return new StartFailure(
      `The data folder ${settings.folder} is not writable. Choose another with MWANZO_DATA=…, or change its permissions.`,
    );
  }
  if (error instanceof MailPortTaken) {
    const setting = error.port === settings.mailWebPort ? 'MAIL_WEB_PORT' : 'MAIL_SMTP_PORT';
    return new StartFailure(
      `Port ${error.port} is in use. Choose another with ${setting}=…, or stop the program that uses it.`,
    );
  }
  return error;
}

export interface Embedded {
  mongodbUri: string;
  smtpUrl: string;
  /** The web inbox of the mail catcher, if one is running. */
  mailUrl: string | undefined;
}

/** Starts the embedded database and the mail catcher, unless their addresses are set. Throws StartFailure. */
export async function startEmbedded(settings: StartSettings, running: Running): Promise<Embedded> {
  try {
    const database: RunningDatabase | undefined = settings.mongodbUri
      ? undefined
      : await running.add(
          'The database',
          launchDatabase({ folder: join(settings.folder, 'database'), database: 'mwanzo' }),
        );
    const mail: RunningMailCatcher | undefined = settings.smtpUrl
      ? undefined
      : await running.add('The mail catcher', launchCatcher(settings));
    return {
      mongodbUri: settings.mongodbUri ?? database?.uri ?? '',
      smtpUrl: settings.smtpUrl ?? mail?.smtpUrl ?? '',
      mailUrl: mail?.webUrl,
    };
  } catch (error) {
    throw asFailure(error, settings);
  }
}

const launchCatcher = ({ mailSmtpPort, mailWebPort, folder }: StartSettings) =>
  launchMailCatcher({ smtpPort: mailSmtpPort, webPort: mailWebPort, folder: join(folder, 'mails') });
