'use client';

import { useState } from 'react';
import { send } from '../form/send';

/** Ends the session and goes to the home page. */
export function LogOutButton({ className, to = '/' }: { className?: string; to?: string }) {
  const [failed, setFailed] = useState(false);

  async function logOut() {
    const sent = await send('/api/auth/logout');
    if (sent.ok || sent.status === 401) window.location.assign(to);
    else setFailed(true);
  }

  return (
    <button type="button" className={className} onClick={() => void logOut()}>
      {failed ? 'Log Out: try again' : 'Log Out'}
    </button>
  );
}
