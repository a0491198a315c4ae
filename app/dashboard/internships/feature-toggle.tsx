'use client';

import { useState } from 'react';
import { useRefresh } from '@/app/_components/use-refresh';
import { Button } from '@/app/_components/button';
import { problemText } from '@/app/_components/form/problem-text';
import { send } from '@/app/_components/form/send';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { useAnnounce } from '../_components/staff/announcements';
import { useCloseMenu } from '../_components/staff/row-menu';

export interface FeatureToggleProps {
  id: string;
  title: string;
  isFeatured: boolean;
}

const FAILURE = 'Failed to update internship';

/** Reads the listing and writes it back; fails if someone else changed it meanwhile. */
async function feature(id: string, isFeatured: boolean): Promise<string | undefined> {
  const path = `/api/internships/${id}`;
  const read = await send<{ internship: PublicInternship }>(path, {
    method: 'GET',
    fallback: FAILURE,
  });
  if (!read.ok) return problemText(read);
  const json = { ...read.body.internship, isFeatured };
  const written = await send(path, { method: 'PUT', json, fallback: FAILURE });
  return written.ok ? undefined : problemText(written);
}

export function FeatureToggle({ id, title, isFeatured }: FeatureToggleProps) {
  const refresh = useRefresh();
  const announce = useAnnounce();
  const closeMenu = useCloseMenu();
  const [busy, setBusy] = useState(false);

  async function press() {
    setBusy(true);
    const problem = await feature(id, !isFeatured);
    setBusy(false);
    closeMenu();
    const done = isFeatured ? `${title} is no longer featured.` : `${title} is featured now.`;
    announce(problem === undefined ? { tone: 'success', text: done } : { tone: 'error', text: problem });
    refresh();
  }

  return (
    <Button variant="secondary" disabled={busy} onClick={() => void press()}>
      {isFeatured ? 'Stop featuring' : 'Feature'}
      <span className="sr-only">{` ${title}`}</span>
    </Button>
  );
}
