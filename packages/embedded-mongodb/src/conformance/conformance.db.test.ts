import { describe, test } from 'vitest';
import { sharedDatabase } from '../testing/shared-database';
import { filterCases, updateCases } from './case';
import { FILTERS } from './filters';
import { READS } from './reads';
import { runCase } from './run-case';
import { SCHEMA } from './schema';
import { UPDATES } from './updates';
import { WRITES } from './writes';

const { fresh } = sharedDatabase();
const CASES = [...filterCases(FILTERS), ...updateCases(UPDATES), ...WRITES, ...READS, ...SCHEMA];

describe.each([...new Set(CASES.map(({ of }) => of))])('%s', (subject) => {
  test.each(CASES.filter(({ of }) => of === subject))('$name', (given) => runCase(fresh(), given));
});
