'use client';

import { Button } from './button';
import { MessagePage } from './message-page';

/** Something broke while a page was made: say so, offer to try again and the way home. */
export function FailurePage() {
  return (
    <MessagePage
      title="Something went wrong on our side"
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Try again</Button>
          <Button href="/" variant="secondary">
            Go to the home page
          </Button>
        </>
      }
    >
      <p>Nothing you did caused this, and nothing you saved is lost. Please try again in a moment.</p>
    </MessagePage>
  );
}
