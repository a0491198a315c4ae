/** An error from nodemailer. See its documentation for the error codes. */
export interface SmtpError extends Error {
  /** The server's reply code, 4xx or 5xx. Missing if the server was not reached or timed out. */
  responseCode?: number;
  response?: string;
  command?: string;
  code?: string;
  timeoutType?: string;
}

export interface Failure {
  /** Identical for all failures with the same reason. */
  cause: string;
  /** The server's reply, without addresses. */
  answer: string;
  /** Whether a retry is useless because the mailbox does not exist. */
  final: boolean;
  answered: boolean;
  /** Whether the server was reached but timed out on this e-mail. */
  silent: boolean;
}

/** Enhanced status codes (RFC 3463, RFC 7505) for a mailbox that does not exist or is closed. */
const NO_SUCH_MAILBOX = /^5\.(?:1\.(?:1|2|3|10)|2\.1)$/;
const ENHANCED = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/;

/** Phrases with the same meaning, used by servers without enhanced codes. */
const NO_SUCH_MAILBOX_WORDS =
  /\b(?:no such (?:user|mailbox|recipient|person)|(?:user|recipient|mailbox|account|address) (?:is )?(?:unknown|not found|does not exist|doesn['’]t exist)|unknown (?:user|recipient|mailbox|local part)|no mailbox (?:here )?by that name|(?:mailbox|account) (?:is )?(?:disabled|deactivated|closed))\b/i;

/** Words that indicate another problem, such as a quota or a policy, even if the reply also mentions the mailbox. */
const SERVERS_TROUBLE = /\b(?:quota|limit|relay|authenticat|spam|polic|blocked|blacklist|denied|full|rate)/i;

const ADDRESS = /<?(?<![^\s<>@])[^\s<>@]+@[^\s<>]+>?/g;
const MAX_ANSWER_LENGTH = 200;

const readable = (answer: string): string =>
  answer
    .replace(ADDRESS, '[address]')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, MAX_ANSWER_LENGTH);

function isFinal({ responseCode = 0, command }: SmtpError, answer: string, enhanced?: string): boolean {
  const ofThisMail = command === 'RCPT TO' || command === 'DATA';
  if (!ofThisMail || responseCode < 500) return false;
  if (enhanced !== undefined) return NO_SUCH_MAILBOX.test(enhanced);
  return NO_SUCH_MAILBOX_WORDS.test(answer) && !SERVERS_TROUBLE.test(answer);
}

/** Classifies a failed e-mail. Only a missing mailbox is final: other problems, such as quotas or connections, may be temporary. */
export function failureOf(error: SmtpError): Failure {
  const answer = error.response ?? error.message;
  const enhanced = ENHANCED.exec(answer)?.[1];
  const kind = error.responseCode ?? error.code ?? error.name;
  return {
    cause: [error.command, kind, enhanced].filter(Boolean).join(' '),
    answer: readable(answer),
    final: isFinal(error, answer, enhanced),
    answered: error.responseCode !== undefined,
    silent: error.timeoutType === 'SOCKET_TIMEOUT',
  };
}
