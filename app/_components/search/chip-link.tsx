import { CloseIcon } from '../icons';
import { Link } from '../link';

/** A part of a search, which links to the search without that part. */
export const ChipLink = ({ text, href }: { text: string; href: string }) => (
  <Link
    href={href}
    aria-label={`Clear ${text}`}
    className="rounded-box border-edge bg-raised text-text text-small hover:bg-sunken inline-flex min-h-9 max-w-full items-center gap-1.5 border px-2.5 no-underline"
  >
    <span className="truncate">{text}</span>
    <CloseIcon />
  </Link>
);
