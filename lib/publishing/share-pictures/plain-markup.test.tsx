import { expect, it } from 'vitest';
import { plainMarkup } from './plain-markup';

const Line = ({ text, strong = false }: { text: string; strong?: boolean }) => (
  <div style={{ fontWeight: strong ? 800 : 600 }}>{text}</div>
);

it('replaces components by what they render', () => {
  const elements = (
    <div>
      <Line text="Intern" strong />
      {false}
      {['a', 1].map((one) => (
        <span key={one}>{one}</span>
      ))}
      <hr className="line" />
    </div>
  );
  expect(plainMarkup(elements)).toEqual({
    type: 'div',
    props: {
      children: [
        { type: 'div', props: { style: { fontWeight: 800 }, children: 'Intern' } },
        null,
        [
          { type: 'span', props: { children: 'a' } },
          { type: 'span', props: { children: '1' } },
        ],
        { type: 'hr', props: { className: 'line' } },
      ],
    },
  });
});

it('can be sent to another process', () => {
  const markup = plainMarkup(<Line text="Intern" />);
  expect(structuredClone(markup)).toEqual(markup);
});
