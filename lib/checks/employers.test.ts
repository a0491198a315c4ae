import { expect, test } from 'vitest';
import { checkListing } from './check-listing';
import { KNOWN_EMPLOYERS } from './employers';
import { folded } from './tokens';

test.each(KNOWN_EMPLOYERS)(
  '$called is compared by $name, once, and has a domain of its own',
  ({ name, called, domains }) => {
    expect(folded(called).replace(/[^a-z\d]+/g, ' ')).toBe(name);
    expect(KNOWN_EMPLOYERS.filter((one) => one.name === name)).toHaveLength(1);
    expect(domains.length).toBeGreaterThan(0);
    for (const domain of domains) expect(domain).toMatch(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/);
  },
);

test('a warning names an employer as it writes itself', () => {
  const [first] = checkListing({ company: 'Safarikom Limited' });
  expect(first?.because).toBe('The name is nearly "Safaricom", a known employer, and is not it.');
});
