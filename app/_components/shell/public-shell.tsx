import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface PublicShellProps {
  /** Offers the page without pictures and script: only where there is such a page. */
  dataSaver?: boolean;
  children: ReactNode;
}

/** Header, content and footer of the pages anybody can open. A page puts its own `page` containers inside. */
export function PublicShell({ dataSaver = false, children }: PublicShellProps) {
  return (
    <div id="top" className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="content" className="flex-1 overflow-x-clip">
        {children}
      </main>
      <SiteFooter dataSaver={dataSaver} />
    </div>
  );
}
