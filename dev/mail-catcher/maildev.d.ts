/** The parts of maildev 2 that the mail catcher uses. The package has no types. */
declare module 'maildev/lib/mailserver.js' {
  import type { EventEmitter } from 'node:events';
  import type { Server } from 'node:net';

  interface StoredMail {
    source: string;
  }
  interface MailServer {
    store: StoredMail[];
    smtp: EventEmitter & { server: Server };
    create(port: string, host: string, folder: string): void;
    listen(): Promise<void>;
    loadMailsFromDirectory(): void;
    on(event: 'new', listener: () => void): void;
    off(event: 'new', listener: () => void): void;
  }
  const mailServer: MailServer;
  export default mailServer;
}

declare module 'maildev/lib/web.js' {
  import type { Server } from 'node:http';
  import type mailServer from 'maildev/lib/mailserver.js';

  const web: {
    server: Server | null;
    start(
      port: string,
      host: string,
      mails: typeof mailServer,
      user: undefined,
      password: undefined,
      basePath: undefined,
      secure: { https?: boolean },
    ): void;
  };
  export default web;
}

declare module 'maildev/lib/logger.js' {
  const logger: { setLevel(level: number): void };
  export default logger;
}
