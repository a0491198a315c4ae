/** bcrypt ignores everything after 72 bytes of UTF-8. */
export const MAX_PASSWORD_BYTES = 72;
