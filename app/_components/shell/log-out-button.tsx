'use client';

import { useState } from 'react';
import { send } from '../form/send';

export interface LogOutButtonProps {
  className?: string;
  /** Where to go afterwards. */
  to?: string;
  label?: string;
}

/** Ends the session and goes to the home page, or elsewhere. */
export function LogOutButton({ className, to = '/', label = 'Log Out' }: LogOutButtonProps) {
  const [failed, setFailed] = useState(false);

  async function logOut() {
    const sent = await send('/api/auth/logout');
    if (sent.ok || sent.status === 401) window.location.assign(to);
    else setFailed(true);
  }

  return (
    <button type="button" className={className} onClick={() => void logOut()}>
      {failed ? `${label}: try again` : label}
    </button>
  );
}
