'use client';

import { Suspense, use } from 'react';
import { LogOutButton } from '@/app/_components/shell/log-out-button';
import { NavLink } from '@/app/_components/shell/nav-link';
import { ChevronDownIcon } from '@/app/_components/icons';
import type { MenuItem } from '../navigation';

const entry = 'menu-link side-link';

/** A disclosure, which opens without JavaScript. */
function Account() {
  return (
    <details className="group/account">
      <summary className={`${entry} no-marker justify-between`}>
        Account
        <ChevronDownIcon className="eased group-open/account:rotate-180" />
      </summary>
      <ul className="ps-4">
        <li>
          <button type="button" disabled className={`${entry} cursor-not-allowed justify-between gap-2`}>
            Settings <span className="text-small">Soon</span>
          </button>
        </li>
        <li>
          <LogOutButton className={entry} />
        </li>
      </ul>
    </details>
  );
}

const Count = ({ count }: { count: number }) => (
  <span className="text-small font-bold tabular-nums">
    {count.toLocaleString('en-US')}
    <span className="sr-only"> open</span>
  </span>
);

function LaterCount({ later }: { later: Promise<number> }) {
  const count = use(later);
  return count > 0 && <Count count={count} />;
}

/** The dashboard menu for one role. Every page contains it twice, so it is passed as data. */
export function SideMenu({ items, label }: { items: readonly MenuItem[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ul>
        {items.map(({ href, label: words, waiting }) => (
          <li key={href}>
            <NavLink
              href={href}
              exact={href === '/dashboard'}
              className={waiting === undefined ? entry : `${entry} justify-between gap-2`}
            >
              {waiting === undefined ? words : `${words} `}
              {typeof waiting === 'number' && <Count count={waiting} />}
              {typeof waiting === 'object' && (
                <Suspense>
                  <LaterCount {...waiting} />
                </Suspense>
              )}
            </NavLink>
          </li>
        ))}
        <li className="border-line mt-2 border-t pt-2">
          <Account />
        </li>
      </ul>
    </nav>
  );
}
