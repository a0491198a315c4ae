import clsx from 'clsx';

interface SkipLinkProps {
  /** The id of the element to skip to. */
  to: string;
  className?: string;
  children: string;
}

/** A link that is visible only while it has the focus. */
export function SkipLink({ to, className, children }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={clsx(
        'rounded-box bg-primary text-primary-text sr-only px-4 py-3 font-semibold focus:not-sr-only',
        className,
      )}
    >
      {children}
    </a>
  );
}
