import type { ReactNode } from 'react';
import { SiteAnalytics } from '../_components/analytics/site-analytics';
import { PublicShell } from '../_components/shell/public-shell';

export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <PublicShell dataSaver>
      {children}
      <SiteAnalytics />
    </PublicShell>
  );
}
