import { env } from '@/lib/platform/env/env';
import { COUNTING_ADDRESS, PAGE_VIEWS_ENDPOINT } from '@/lib/internships/views/counting-script';
import { LazyAnalytics } from './lazy-analytics';

/** Renders nothing if analytics is off. */
export function SiteAnalytics() {
  const { ANALYTICS } = env();
  if (ANALYTICS === 'off') return null;
  return ANALYTICS === 'own' ? (
    <LazyAnalytics scriptSrc={COUNTING_ADDRESS} endpoint={PAGE_VIEWS_ENDPOINT} />
  ) : (
    <LazyAnalytics />
  );
}
