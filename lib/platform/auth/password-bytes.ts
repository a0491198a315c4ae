/** The longest password, in bytes of UTF-8: bcrypt reads no further. */
export const MAX_PASSWORD_BYTES = 72;
