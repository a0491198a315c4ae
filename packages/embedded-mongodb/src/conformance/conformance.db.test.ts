import { describe, test } from 'vitest';
import { sharedDatabase } from '../testing/shared-database';
import { AGGREGATES } from './aggregates';
import { filterCases, updateCases } from './case';
import { CHANGE_STREAMS } from './change-streams';
import { FILTERS } from './filters';
import { READS } from './reads';
import { runCase } from './run-case';
import { runStory } from './run-story';
import { SCHEMA } from './schema';
import { TRANSACTIONS } from './transactions';
import { UPDATES } from './updates';
import { WRITES } from './writes';

const { fresh, client } = sharedDatabase();
const CASES = [
  ...filterCases(FILTERS),
  ...updateCases(UPDATES),
  ...WRITES,
  ...READS,
  ...AGGREGATES,
  ...SCHEMA,
];
const STORIES = [...TRANSACTIONS, ...CHANGE_STREAMS];
const subjects = (all: { of: string }[]) => [...new Set(all.map(({ of }) => of))];

describe.each(subjects(CASES))('%s', (subject) => {
  test.each(CASES.filter(({ of }) => of === subject))('$name', (given) => runCase(fresh(), given));
});

for (const subject of subjects(STORIES)) {
  describe(subject, () => {
    test.each(STORIES.filter(({ of }) => of === subject))('$name', (story) =>
      runStory(client(), fresh(), story),
    );
  });
}
