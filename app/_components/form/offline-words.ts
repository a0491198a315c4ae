export const OFFLINE = 'You’re offline. Nothing is lost: try again when you’re connected.';

export const INTERRUPTED =
  'The upload was interrupted. Your file is still selected: send it again once the connection is better.';
