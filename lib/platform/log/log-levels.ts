/** The values of LOG_LEVEL, from most lines to none: the levels of pino. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
