import { Fragment } from 'react';

/** Character ranges in order; `to` is exclusive. */
export type Matches = readonly (readonly [from: number, to: number])[];

export function MarkedText({ text, matches = [] }: { text: string; matches?: Matches }) {
  return (
    <>
      {matches.map(([from, to], at) => (
        <Fragment key={from}>
          {text.slice(matches[at - 1]?.[1] ?? 0, from)}
          <mark className="bg-accent-soft rounded-box text-text">{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.[1] ?? 0)}
    </>
  );
}
