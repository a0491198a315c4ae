import { UUID } from 'bson';
import { Fault } from '../errors';
import type { Command, Request } from './command';

export const SESSION_MINUTES = 30;

const end = ({ sessions, body }: Request) => {
  sessions.endSessions(Object.values(body)[0]);
  return { ok: 1 };
};

/** For calls outside a session; inside one, `Sessions.run` handles both. */
const outside: Command = {
  fields: ['recoveryToken'],
  run: () => {
    throw new Fault(
      72,
      'commitTransaction and abortTransaction need a session, a txnNumber and autocommit: false',
    );
  },
};

export const sessionCommands: Record<string, Command> = {
  startSession: {
    fields: [],
    run: () => ({ id: { id: new UUID() }, timeoutMinutes: SESSION_MINUTES, ok: 1 }),
  },
  refreshSessions: { fields: [], run: () => ({ ok: 1 }) },
  endSessions: { fields: [], run: end },
  killSessions: {
    fields: [],
    run: (request) => {
      const given = Object.values(request.body)[0];
      if (Array.isArray(given) && given.length === 0) request.sessions.endAll();
      return end(request);
    },
  },
  commitTransaction: outside,
  abortTransaction: outside,
};
