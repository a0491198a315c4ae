'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../button';
import { focusHeading } from '../focus-heading';
import { SuccessNotice } from '../success-notice';
import { carriedTo, forgetCarried } from './carry';

const nothingToWatch = () => () => undefined;

/** Repeats the message of the previous page until it is dismissed. */
export function CarriedMessage() {
  const path = usePathname();
  const carried = useSyncExternalStore(
    nothingToWatch,
    () => carriedTo(path),
    () => null,
  );
  const [dismissed, setDismissed] = useState(false);
  const message = dismissed ? null : carried;
  useEffect(() => {
    // The message is for another page, but the visitor went elsewhere.
    if (carriedTo(path) === null) forgetCarried();
  }, [path]);
  return (
    <div role="status" className="mb-8 empty:hidden">
      {message !== null && (
        <SuccessNotice>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <p>{message}</p>
            <Button
              variant="link"
              size="small"
              onClick={() => {
                forgetCarried();
                setDismissed(true);
                focusHeading();
              }}
            >
              Dismiss<span className="sr-only"> this message</span>
            </Button>
          </div>
        </SuccessNotice>
      )}
    </div>
  );
}
