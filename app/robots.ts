import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';

export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', '/dashboard', '/report/', '/login?', '/register?'],
    },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
