import { createHash, randomBytes } from 'node:crypto';
import { SIGNED_IN_SCRIPT } from '@/lib/platform/auth/signed-in-script';
import { HOLD_PRESSES_SCRIPT } from './hold-presses-script';
import { developmentPolicy, pagePolicy } from './content-security-policy';
import { RUNS_SCRIPT } from './runs-script';
import { EARLY_TYPING_SCRIPT } from './early-typing-script';

/** Twice what Content Security Policy Level 3 requires. */
const NONCE_BYTES = 32;

const OURS = [SIGNED_IN_SCRIPT, RUNS_SCRIPT, HOLD_PRESSES_SCRIPT, EARLY_TYPING_SCRIPT].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

/** The policy of one page. Next.js reads the nonce from it and adds it to its scripts. Hashes allow our own four scripts. */
export function noncePolicy(secure: boolean): string {
  if (process.env.NODE_ENV !== 'production') return developmentPolicy;
  const nonce = `'nonce-${randomBytes(NONCE_BYTES).toString('base64')}'`;
  return pagePolicy([nonce, "'strict-dynamic'", ...OURS], secure);
}
