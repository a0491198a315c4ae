/** Marks the document as signed in before the first paint; one of the few inline scripts that the policy of a page allows. */
export const SIGNED_IN_SCRIPT =
  "if(/(^|; )(__Secure-)?mwanzo-signed-in=1/.test(document.cookie))document.documentElement.dataset.signedIn=''";
