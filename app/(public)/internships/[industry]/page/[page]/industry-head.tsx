import type { Industry } from '@/lib/industries/industries';
import { IndustryPicture } from '@/app/_components/industry/industry-picture';
import { PageHeading } from '@/app/_components/page-heading';

const openText = (total: number): string => {
  if (total === 0) return 'No open listings';
  return total === 1 ? '1 open listing' : `${total} open listings, newest first`;
};

export function IndustryHead({ industry, total }: { industry: Industry; total: number }) {
  return (
    <PageHeading
      title={industry.name}
      intro={openText(total)}
      crumbs={[{ href: '/internships', label: 'Internships' }]}
      actions={<IndustryPicture slug={industry.slug} width={144} className="hidden sm:block" />}
    />
  );
}
