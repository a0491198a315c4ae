import { Link } from '@/app/_components/link';
import { narrowedHref } from './list-page';

export interface Choice {
  label: string;
  href: string;
  isCurrent: boolean;
}

/** The choices of a list with states. A list without a filter is in the first state. */
export const stateChoices = <State extends string>(
  path: string,
  states: readonly [State, ...State[]],
  labelOf: (state: State) => string,
  current: string = states[0],
): Choice[] =>
  states.map((state) => ({
    label: labelOf(state),
    href: narrowedHref(path, state === states[0] ? {} : { state }),
    isCurrent: state === current,
  }));

/** Links that filter a list by status or kind; marks the current one. `label` names the group for screen readers. */
export function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5">
        {choices.map((choice) => (
          <li key={choice.href}>
            <Link
              href={choice.href}
              aria-current={choice.isCurrent ? 'page' : undefined}
              className="inline-block py-3 aria-[current]:font-bold aria-[current]:no-underline"
            >
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
