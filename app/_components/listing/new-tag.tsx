'use client';

import { useSyncExternalStore } from 'react';
import type { AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { Tag } from '../tag';
import { noteVisit } from './last-visit';

/** Undefined until the first row reads it. */
let lastVisit: number | undefined;

const never = () => () => undefined;

/** Shown if a listing was published since the last visit; only this device knows when that was. */
export function NewTag({ since }: { since: AnsweredMoment }) {
  const isNew = useSyncExternalStore(
    never,
    () => (lastVisit ??= noteVisit(() => localStorage, new Date())) < Date.parse(since ?? ''),
    () => false,
  );
  return isNew && <Tag tone="good">New</Tag>;
}
