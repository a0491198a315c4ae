import type { ReactNode } from 'react';
import { PublicShell } from '../_components/shell/public-shell';

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <PublicShell>{children}</PublicShell>;
}
