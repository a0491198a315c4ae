import type { EvidenceKind } from '@/lib/platform/core/vocabulary';

export const EVIDENCE_LABELS: Readonly<Record<EvidenceKind, string>> = {
  registration: 'Certificate of registration',
  'KRA PIN': 'KRA PIN certificate',
  'agency licence': 'Private employment agency licence',
  letterhead: 'Signed letter on your letterhead',
};
