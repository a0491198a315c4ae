import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface PublicShellProps {
  /** Offers the light version: only where there is one. */
  dataSaver?: boolean;
  /** Known to be for somebody who is logged in. */
  signedIn?: boolean;
  children: ReactNode;
}

/** Header, content and footer of the pages anybody can open. A page puts its own `page` containers inside. */
export function PublicShell({ dataSaver, signedIn, children }: PublicShellProps) {
  return (
    <div id="top" className="flex min-h-dvh flex-col">
      <SiteHeader signedIn={signedIn} />
      <main id="content" className="flex-1 overflow-x-clip">
        {children}
      </main>
      <SiteFooter dataSaver={dataSaver} signedIn={signedIn} />
    </div>
  );
}
