/** Maximum length of a password in bytes of UTF-8: bcrypt ignores the rest. */
export const MAX_PASSWORD_BYTES = 72;
