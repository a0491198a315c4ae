'use client';

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { Notice, type NoticeTone } from '@/app/_components/notice';

interface Announcement {
  tone: NoticeTone;
  text: string;
}

const Announce = createContext<(announcement: Announcement | null) => void>(() => undefined);

/** Shows the result of a row action above the list, and keeps it visible while the list is scrolled. */
export function Announcements({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Announcement | null>(null);
  const announce = useMemo(() => setShown, []);
  return (
    <Announce value={announce}>
      <div aria-live="polite" className="sticky top-4 z-10 empty:absolute">
        {shown && <Notice tone={shown.tone}>{shown.text}</Notice>}
      </div>
      {children}
    </Announce>
  );
}

export const useAnnounce = () => useContext(Announce);
