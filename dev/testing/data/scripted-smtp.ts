import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Returns the server's reply for a recipient: an SMTP line, or `silence` for no reply. */
export type Script = (recipient: string) => string | 'silence';

export interface ScriptedSmtp {
  port: number;
  /** Addresses whose e-mail was accepted, in order. */
  taken: string[];
  /** Replaces the script. */
  follow: (script: Script) => void;
  /** Closes all connections. */
  hangUp: () => void;
  stop: () => Promise<void>;
}

const ANSWERS: readonly [command: RegExp, answer: string][] = [
  [/^EHLO/i, '250 scripted'],
  [/^MAIL FROM/i, '250 2.1.0 Sender OK'],
  [/^DATA/i, '354 Go ahead'],
  [/^(?:RSET|NOOP)/i, '250 OK'],
  [/^QUIT/i, '221 Bye'],
];

/**
 * Starts a mail server with scripted replies for each recipient. Calls `onMail` with each accepted e-mail, as
 * sent over the wire.
 */
export async function startScriptedSmtp(
  first: Script,
  onMail: (recipient: string, mail: string) => void = () => undefined,
): Promise<ScriptedSmtp> {
  let script = first;
  const taken: string[] = [];
  const sockets = new Set<Socket>();

  function converse(socket: Socket): void {
    sockets.add(socket);
    let recipient = '';
    let inData = false;
    let mail: string[] = [];
    let rest = '';
    const say = (line: string) => void socket.write(`${line}\r\n`);

    function hear(line: string): void {
      if (inData) {
        if (line !== '.') return void mail.push(line);
        inData = false;
        taken.push(recipient);
        onMail(recipient, mail.join('\n'));
        mail = [];
        return say('250 2.0.0 Taken');
      }
      const to = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1];
      if (to !== undefined) {
        recipient = to;
        const answer = script(to);
        return answer === 'silence' ? undefined : say(answer);
      }
      inData = /^DATA/i.test(line);
      say(ANSWERS.find(([command]) => command.test(line))?.[1] ?? '500 What?');
    }

    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(hear);
    });
    say('220 scripted ESMTP');
  }

  const hangUp = () => sockets.forEach((socket) => void socket.destroy());

  const server = createServer(converse).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    taken,
    follow: (next) => (script = next),
    hangUp,
    stop: async () => {
      server.close();
      hangUp();
      await once(server, 'close');
    },
  };
}
