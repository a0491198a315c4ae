import type { Industry } from '@/lib/internships/industries/industries';
import { IndustryPicture } from '@/app/_components/industry/industry-picture';
import { openText } from '@/app/_components/listing/words';
import { PageHeading } from '@/app/_components/page-heading';

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
