export const OFFLINE = 'You are offline. Nothing is lost: try again when you are connected.';

export const INTERRUPTED =
  'The upload was interrupted. The file is still chosen: send it again once the connection is better.';
