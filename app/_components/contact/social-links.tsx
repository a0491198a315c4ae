import { site } from '@/lib/site';

const rel = (href: string) => (href.startsWith('http') ? 'me noopener' : undefined);

/** Where else we are. */
export function SocialLinks() {
  return (
    <ul className="divide-line border-line divide-y border-y">
      {site.social.map(({ kind, label, href }) => (
        <li key={kind}>
          <a
            href={href}
            rel={rel(href)}
            className="eased text-text hover:bg-raised flex min-h-14 items-center justify-between gap-4 px-2 no-underline hover:underline"
          >
            <span className="font-medium">{label}</span>
            <span className="text-small text-muted min-w-0 break-words">{handle(href)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What people know the place by: the address without what every address has. */
function handle(href: string): string {
  return href.replace(/^(mailto:|https:\/\/(www\.)?)/, '');
}
