import pino from 'pino';

/** Structured log lines on standard error. Never pass a token, a password, a mail body or a whole document. */
export const log = pino({ level: process.env.LOG_LEVEL ?? 'info', base: null }, pino.destination(2));
