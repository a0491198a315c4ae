import { expect, it } from 'vitest';
import { COUNTIES } from '@/lib/platform/core/vocabulary';
import { COUNTIES_BY_NAME, countyBySlug, countyLabel, countyPath, countySlug, readCounty } from './counties';

it('gives every county an address of its own that leads back to it', () => {
  for (const county of COUNTIES) {
    expect(countySlug(county)).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(countyBySlug(countySlug(county))).toBe(county);
  }
  expect(COUNTIES_BY_NAME).toHaveLength(47);
});

it('calls the capital what people call it', () => {
  expect(countyLabel('Nairobi City')).toBe('Nairobi');
  expect(countyPath('Nairobi City')).toBe('/internships/in/nairobi');
  expect(countyPath("Murang'a")).toBe('/internships/in/muranga');
});

it.each(['Nairobi', 'atlantis', '', '__proto__'])('knows no county at %o', (slug) =>
  expect(countyBySlug(slug)).toBeUndefined(),
);

it('reads the exact names of counties only', () => {
  for (const county of COUNTIES) expect(readCounty(county)).toBe(county);
  for (const value of ['Nairobi', 'kisumu', '', '__proto__', null, undefined, ['Kisumu'], 7])
    expect(readCounty(value)).toBeUndefined();
});
