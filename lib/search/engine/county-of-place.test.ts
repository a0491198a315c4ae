import { expect, test } from 'vitest';
import { countyNamed, countyOfPlace } from './county-of-place';

test.each([
  ['Nairobi', 'Nairobi City'],
  ['nairobi county', 'Nairobi City'],
  ["MURANG'A", "Murang'a"],
  ['Homabay', 'Homa Bay'],
  ['Westlands', undefined],
  ['Nairobi and Mombasa', undefined],
  ['', undefined],
])('%j is the county %s', (text, county) => expect(countyNamed(text)).toBe(county));

test.each([
  ['Nairobi', 'Nairobi City'],
  ['Westlands, Nairobi', 'Nairobi City'],
  ['Nairobi CBD, Nairobi, Kenya', 'Nairobi City'],
  ['Kisumu CBD, Kisumu', 'Kisumu'],
  ['Rest of Kenya (Eldoret)', 'Uasin Gishu'],
  ['Thika Town, Central', 'Kiambu'],
  ['Plot 12, Mombasa Road', 'Nairobi City'],
  ["Ngong'", 'Kajiado'],
  ['Nairobi or Mombasa', undefined],
  ['Thika and Naivasha', undefined],
  ['Nairobi, Coast, Eastern, Nyanza, International', undefined],
  ['Kampala, Uganda', undefined],
  ['Remote (Work From Home)', undefined],
  ['Milimani Estate', undefined],
])('%j lies in %s', (place, county) => expect(countyOfPlace(place)).toBe(county));
