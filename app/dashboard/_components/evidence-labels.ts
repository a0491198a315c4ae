import type { EvidenceKind } from '@/lib/platform/core/vocabulary';

/** What each kind of document is called on the screen. */
export const EVIDENCE_LABELS: Readonly<Record<EvidenceKind, string>> = {
  registration: 'Certificate of registration',
  'KRA PIN': 'KRA PIN certificate',
  'agency licence': 'Licence of a private employment agency',
  letterhead: 'Signed letter on your letterhead',
};
