import type { Metadata } from 'next';
import { pageMetadata } from '@/app/_components/page-metadata';
import { LegalPage } from '@/app/_components/legal/legal-page';
import { site } from '@/lib/platform/core/site';
import { USER_AGREEMENT } from '@/lib/content/legal-texts/user-agreement';

export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'User agreement',
    description: `What you and ${site.name} can expect of each other: who may use it, what applies to applicants and employers, and why nobody pays for a place.`,
    path: '/user-agreement',
  });
}

export default function UserAgreementPage() {
  return (
    <LegalPage
      title="User agreement"
      intro="What you and we can expect of each other, in ten short sections."
      since="2026-11-25"
      sections={USER_AGREEMENT}
    />
  );
}
