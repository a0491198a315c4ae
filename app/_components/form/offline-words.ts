export const OFFLINE = 'You’re offline. Nothing is lost: try again when you’re connected.';

export const INTERRUPTED =
  'The upload was interrupted. Your file is still selected: send it again once the connection is better.';

export const WAITING = 'We’ll send this when you’re back online.';

/** A waiting call is lost when its page is closed. */
export const KEEP_OPEN = 'Keep this page open.';

export const OTHER_ACCOUNT = 'We’ve stopped, because another account is logged in now.';

export const NOT_SENT = 'We haven’t sent it.';

/** The connection ended while the call was under way. */
export const MAYBE_SENT =
  'We’ve stopped. It may already have reached us, because the connection broke while we were sending.';
