/** No database here: the browser may import this file. */
export const USER_STATES = ['active', 'inactive', 'unverified'] as const;
export type UserState = (typeof USER_STATES)[number];
