import { industryById, type Industry } from '@/lib/internships/industries/industries';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import type { AddressOf, Thing } from './json-ld';

export interface Step {
  name: string;
  /** Relative to the root of this site. */
  href: string;
}

/** The breadcrumbs of a page. The page itself comes last. */
export const breadcrumbList = (steps: readonly Step[], addressOf: AddressOf): Thing<'BreadcrumbList'> => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(href),
  })),
});

export const stepsToIndustry = ({ name, slug }: Industry): Step[] => [
  { name: 'Internships', href: '/internships' },
  { name, href: `/internships/${slug}` },
];

export function stepsToListing({ industryId, title, path }: PublicInternship): Step[] {
  const industry = industryById(industryId);
  return [...(industry ? stepsToIndustry(industry) : []), { name: title, href: path }];
}
