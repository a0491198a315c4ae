import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface PublicShellProps {
  /** Offers the light version, if the page has one. */
  dataSaver?: boolean;
  signedIn?: boolean;
  children: ReactNode;
}

/** Pages provide their own `page` containers. */
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
