import type { ReactNode } from 'react';
import { KangaCloth } from '@/app/_components/kanga-cloth';
import { PageHeading } from '@/app/_components/page-heading';

export interface AccountPageProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  aside?: ReactNode;
}

export function AccountPage({ title, intro, children, aside }: AccountPageProps) {
  return (
    <div className="page grid gap-x-20 py-6 sm:py-16 lg:grid-cols-[30rem_minmax(0,1fr)]">
      <div className="max-w-form grid w-full gap-5 wrap-anywhere sm:gap-8">
        <PageHeading title={title} intro={intro} />
        {children}
        {aside !== undefined && <div className="border-line grid gap-2 border-t pt-4 sm:pt-6">{aside}</div>}
      </div>
      <div className="only-whole hidden lg:block">
        <KangaCloth className="sticky top-8 h-auto w-full" />
      </div>
    </div>
  );
}
