'use client';

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { Notice, type NoticeTone } from '@/app/_components/notice';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

interface Announcement {
  tone: NoticeTone;
  text: string;
}

const Announce = createContext<(announcement: Announcement | null) => void>(() => undefined);

interface AnnouncementsProps {
  /** The result of a row action without JavaScript. */
  outcome: FormOutcome | null;
  children: ReactNode;
}

/** Shows the result of a row action above the list, and keeps it visible while the list is scrolled. */
export function Announcements({ outcome, children }: AnnouncementsProps) {
  const [shown, setShown] = useState<Announcement | null>(null);
  const announce = useMemo(() => setShown, []);
  return (
    <Announce value={announce}>
      <div aria-live="polite" className="sticky top-4 z-10 empty:absolute">
        {shown ? <Notice tone={shown.tone}>{shown.text}</Notice> : <OutcomeNotice outcome={outcome} />}
      </div>
      {children}
    </Announce>
  );
}

export const useAnnounce = () => useContext(Announce);
