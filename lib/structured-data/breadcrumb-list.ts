import type { AddressOf, Thing } from './json-ld';

export interface Step {
  name: string;
  /** From the root of this site. */
  href: string;
}

/** The way from the top of the site to a page, which comes last. */
export const breadcrumbList = (steps: readonly Step[], addressOf: AddressOf): Thing<'BreadcrumbList'> => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(href),
  })),
});
