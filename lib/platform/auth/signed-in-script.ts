/** Marks the document as signed in before the first paint. The content security policy allows its hash. */
export const SIGNED_IN_SCRIPT =
  "if(/(^|; )(__(Host|Secure)-)?mwanzo-signed-in=1/.test(document.cookie))document.documentElement.dataset.signedIn=''";
