import { Button } from '@/app/_components/button';
import { Notice } from '@/app/_components/notice';
import { failureText } from '../failures';
import { TRY_LATER } from './try-later';

interface LoadFailureProps {
  /** The address that is tried again. */
  href: string;
  /** What could not be read, where it is a part of the page at that address. */
  message?: string;
}

/** A list that could not be read: which one, and the way to try again. */
export function LoadFailure({ href, message = failureText(href) }: LoadFailureProps) {
  return (
    <div className="load-failed grid justify-items-start gap-4">
      <Notice tone="error" title={message}>
        <p>{TRY_LATER}</p>
      </Notice>
      <Button href={href} variant="secondary">
        Try again
      </Button>
    </div>
  );
}
