import type { UnavailableCause } from './unavailable';

/** Every way a call can fail on purpose, and the HTTP status it answers with. */
export const ERROR_STATUS = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  unsupportedType: 415,
  invalid: 422,
  locked: 423,
  tooManyRequests: 429,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export interface ErrorDetails {
  /** Messages beside the fields they belong to. */
  errors?: Record<string, string>;
  /** What was wrong with the session of the call. */
  session?: string;
  /** The session cookies of this browser are to go. */
  endsSession?: boolean;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  /** What `unavailable` is for. */
  unavailable?: UnavailableCause;
}

/** A failure with a text meant for the person who reads it. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** A 422 for one field: the message stands beside the field and on top. */
export const invalidField = (field: string, message: string): AppError =>
  new AppError('invalid', message, { errors: { [field]: message } });
