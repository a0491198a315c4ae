'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/app/_components/button';
import { Notice } from '@/app/_components/notice';
import { tryAgain, useMove, type Move } from './moves';

/** Reports that a page did not open, takes the focus after each attempt, and offers a retry. */
export function MoveFailed({ failure, isUnderWay }: Pick<Move, 'failure' | 'isUnderWay'>) {
  const whole = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    whole.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (!failure) return null;
  return (
    <div ref={whole} className="move-failed grid scroll-my-6 justify-items-start gap-4">
      <div ref={box} role="alert" tabIndex={-1} className="rounded-box">
        <Notice tone="error" title={failure.message}>
          <p>{failure.advice}</p>
        </Notice>
      </div>
      <Button variant="secondary" onClick={tryAgain} disabled={isUnderWay} aria-busy={isUnderWay}>
        Try again
      </Button>
    </div>
  );
}

/** For clicks outside a list. */
export function MoveFailedAtTop() {
  const move = useMove();
  if (!move?.failure || move.region !== null) return null;
  return (
    <div className="mb-8">
      <MoveFailed {...move} />
    </div>
  );
}
