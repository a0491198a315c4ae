import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Header, content and footer of the pages anybody can open. A page puts its own `page` containers inside. */
export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <div id="top" className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="content" className="flex-1 overflow-x-clip">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
