import { jsonLdText, type Thing } from '@/lib/publishing/structured-data/json-ld';

export function StructuredData({ of }: { of: Thing }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(of) }} />;
}
