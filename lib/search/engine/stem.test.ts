import { expect, it } from 'vitest';
import { stemOf } from './stem';

it.each([
  ['organise', 'organize'],
  ['organising', 'organizing'],
  ['organisational', 'organizational'],
  ['specialised', 'specialized'],
  ['labour', 'labor'],
  ['labours', 'labors'],
  ['colouring', 'coloring'],
  ['honourable', 'honorable'],
  ['centre', 'center'],
  ['centres', 'centers'],
  ['programme', 'program'],
  ['programmes', 'programs'],
  ['paediatric', 'pediatric'],
])('%s is %s', (british, american) => expect(stemOf(british)).toBe(stemOf(american)));

it.each([
  ['rise', 'rise'],
  ['hour', 'hour'],
  ['four', 'four'],
  ['artisan', 'artisan'],
  ['journal', 'journal'],
  ['programmer', 'programm'],
  ['nurses', 'nurse'],
])('%s stays %s', (word, stem) => expect(stemOf(word)).toBe(stem));
