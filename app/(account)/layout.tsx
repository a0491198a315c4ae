import type { ReactNode } from 'react';
import { PublicShell } from '../_components/shell/public-shell';
import '../tools.css';

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <PublicShell>{children}</PublicShell>;
}
