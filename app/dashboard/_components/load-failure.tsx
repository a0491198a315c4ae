import { Button } from '@/app/_components/button';
import { Notice } from '@/app/_components/notice';
import { failureText } from '../failures';
import { TRY_LATER } from './try-later';

interface LoadFailureProps {
  href: string;
  /** Names the failed part of the page, if not all of it failed. */
  message?: string;
}

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
