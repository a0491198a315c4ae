import type { UnavailableCause } from './unavailable-causes';

/** Every expected failure of a call, with its HTTP status. */
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
  errors?: Record<string, string>;
  /** Advice on what to do, shown with the message. */
  advice?: string;
  session?: string;
  endsSession?: boolean;
  retryAfter?: number;
  secondFactor?: true;
  cookies?: string[];
  unavailable?: UnavailableCause;
}

/** A failure with a message for the user. */
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

/** A 422 error for one field. The message is shown next to the field and at the top. */
export const invalidField = (field: string, message: string): AppError =>
  new AppError('invalid', message, { errors: { [field]: message } });
