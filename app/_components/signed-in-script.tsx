const SCRIPT =
  "if(/(^|; )(__Secure-)?mwanzo-signed-in=1/.test(document.cookie))document.documentElement.dataset.signedIn=''";

/** Marks the document as signed in before anything is painted, so that a cached page shows the right header at once. */
export function SignedInScript() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
