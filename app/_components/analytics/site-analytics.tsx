import { env } from '@/lib/platform/env/env';
import { LazyAnalytics } from './lazy-analytics';

/** What counts page views and clicks, where it is switched on; where it is not, nothing of it is sent. */
export const SiteAnalytics = () => (env().ANALYTICS === 'off' ? null : <LazyAnalytics />);
