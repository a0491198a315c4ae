/** The package has no types of its own. */
declare module 'email-providers' {
  /** Domains of providers of mail. */
  const domains: readonly string[];
  export default domains;
}
