import { site } from '@/lib/platform/core/site';

const rel = (href: string) => (href.startsWith('https:') ? 'me noopener' : undefined);
const handle = (href: string): string => href.replace(/^(mailto:|.*\/)/, '');

export function SocialLinks() {
  return (
    <ul className="divide-line border-line divide-y border-y">
      {site.social.map(({ label, href }) => (
        <li key={href}>
          <a
            href={href}
            rel={rel(href)}
            className="text-text flex min-h-14 items-center justify-between gap-4 no-underline hover:underline"
          >
            <span className="font-medium">{label}</span>
            <span className="text-small text-muted">{handle(href)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
