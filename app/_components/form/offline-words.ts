/** What is said where a person without a connection sends something. */
export const OFFLINE = 'You are offline. Nothing is lost: try again when you are connected.';

/** What is said where the connection ended while a file was sent. */
export const INTERRUPTED =
  'The upload was interrupted. The file is still chosen: send it again once the connection is better.';
