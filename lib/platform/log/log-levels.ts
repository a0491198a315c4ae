/** How much the log may be told to hold, from most to nothing: the levels of pino. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
