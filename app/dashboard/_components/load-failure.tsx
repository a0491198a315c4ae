import { Button } from '@/app/_components/button';
import { Notice } from '@/app/_components/notice';

/** A list that could not be read: which one, and the way to try again. */
export function LoadFailure({ message, href }: { message: string; href: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone="error" title={message}>
        <p>Nothing is lost. Please try again in a moment.</p>
      </Notice>
      <Button href={href} variant="secondary">
        Try again
      </Button>
    </div>
  );
}
