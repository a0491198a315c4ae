import { relative } from 'node:path';

/** The parts of Vitest's JSON report that are used here. */
export interface Results {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; status: string }[] }[];
}

export interface Line {
  subject: string;
  cases: number;
  passed: number;
}

const CONFORMANCE = 'conformance.db.test.ts';

function counted(all: { subject: string; status: string }[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { subject, status } of all) {
    const line = lines.get(subject) ?? { subject, cases: 0, passed: 0 };
    lines.set(subject, { ...line, cases: line.cases + 1, passed: line.passed + Number(status === 'passed') });
  }
  return [...lines.values()];
}

/** Counts passed cases by operator, stage, command and option. */
export const bySubject = ({ testResults }: Results): Line[] =>
  counted(
    testResults
      .filter(({ name }) => name.endsWith(CONFORMANCE))
      .flatMap(({ assertionResults }) =>
        assertionResults.map(({ ancestorTitles: [subject = ''], status }) => ({ subject, status })),
      ),
  );

/** Counts passed database and HTTP tests outside the conformance table, and lists the files with failures. */
export function byProject(results: Results, root: string): { lines: Line[]; failed: string[] } {
  const others = results.testResults.filter(({ name }) => !name.endsWith(CONFORMANCE));
  const project = (name: string) => (name.endsWith('.http.test.ts') ? 'http tests' : 'database tests');
  const lines = counted(
    others.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ status }) => ({ subject: project(name), status })),
    ),
  );
  const failed = others
    .filter(({ assertionResults }) => assertionResults.some(({ status }) => status !== 'passed'))
    .map(({ name }) => relative(root, name));
  return { lines, failed };
}

/** Returns the lines as a text table. */
export function table(lines: Line[]): string {
  const width = Math.max(...lines.map(({ subject }) => subject.length), 'operator'.length);
  const row = (subject: string, cases: string, passed: string) =>
    `${subject.padEnd(width)}  ${cases.padStart(5)}  ${passed.padStart(6)}`;
  return [
    row('operator', 'cases', 'passed'),
    ...lines.map(({ subject, cases, passed }) => row(subject, String(cases), String(passed))),
  ].join('\n');
}
