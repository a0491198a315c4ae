import type { Metadata } from 'next';
import { pageMetadata } from '@/app/_components/page-metadata';
import { LegalPage } from '@/app/_components/legal/legal-page';
import { Link } from '@/app/_components/link';
import { site } from '@/lib/platform/core/site';
import { env } from '@/lib/platform/env/env';
import { mailHostOf, privacySections } from '@/lib/content/legal-texts/privacy-policy';

export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Privacy policy',
    description: `What ${site.name} keeps about you, why, for how long and who sees it, and your rights under the Data Protection Act, 2019, of Kenya.`,
    path: '/privacy-policy',
  });
}

export default function PrivacyPolicyPage() {
  const { ANALYTICS, SMTP_URL } = env();
  return (
    <LegalPage
      title="Privacy policy"
      intro="What we keep about you, why, for how long, who sees it, and what you can ask of us."
      since="2026-11-30"
      sections={privacySections({ analytics: ANALYTICS, mailHost: mailHostOf(SMTP_URL) })}
    >
      <p>
        <Link href="/data-request">Ask about your data</Link>: see it, have it corrected or deleted, or
        object.
      </p>
    </LegalPage>
  );
}
