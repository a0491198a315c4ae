'use client';

import { useSyncExternalStore } from 'react';
import type { AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { Tag } from '../tag';
import { noteVisit } from './last-visit';

/** Undefined until the first row of this page asks. */
let lastVisit: number | undefined;

const never = () => () => undefined;

/** "New", if a listing was published (ISO 8601) since the visitor was last here, as only this device knows. */
export function NewTag({ since }: { since: AnsweredMoment }) {
  const isNew = useSyncExternalStore(
    never,
    () => (lastVisit ??= noteVisit(() => localStorage, new Date())) < Date.parse(since ?? ''),
    () => false,
  );
  return isNew && <Tag tone="good">New</Tag>;
}
