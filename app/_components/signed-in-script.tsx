import { SIGNED_IN_SCRIPT } from '@/lib/platform/auth/signed-in-script';

/** Marks the document as signed in before the first paint, so that a cached page shows the right header. */
export function SignedInScript() {
  return <script dangerouslySetInnerHTML={{ __html: SIGNED_IN_SCRIPT }} />;
}
