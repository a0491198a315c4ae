import type { PolicyTable } from '@/lib/identity/privacy/policy-tables';

export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  tables?: readonly PolicyTable[];
}
