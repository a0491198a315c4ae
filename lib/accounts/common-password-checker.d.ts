declare module 'common-password-checker' {
  /** Whether this password is one of about 15,000 common ones, whatever its case. */
  export default function isCommon(password: string): boolean;
}
