/** What is said where a person without a connection sends something. */
export const OFFLINE = 'You are offline. Nothing is lost: try again when you are connected.';
