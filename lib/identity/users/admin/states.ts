/** Filter values for the status of users. No database here: the browser may import them. */
export const USER_STATES = ['active', 'inactive', 'unverified'] as const;
export type UserState = (typeof USER_STATES)[number];

/** The roles an administrator may give to a new user. */
export const CREATED_ROLES = ['recent graduate', 'editor', 'employer'] as const;
