import type { Browser } from 'playwright';
import { clientFor } from '../testing/client/client-for';
import { rounded, type Outcome } from './figure';
import { weigh, type Weight } from './weigh';

/** Maximum JavaScript of a dashboard, as a multiple of an empty page of the same Next.js. */
const MAX_RATIO = 1.15;
const MARGIN = 0.02;

/** Dashboard pages, by the sample account that opens them. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  graduate: ['', '/my-internships', '/saved', '/alerts', '/career', '/profile'],
  employer: ['', '/employer-internships', '/employer-internships/submit', '/employer'],
  admin: ['', '/users', '/internships', '/internships/new', '/internship-submissions', '/reports', '/audit'],
};

const kb = (bytes = 0): number => rounded(bytes / 1024, 1);

/** Measures the weight of dashboard pages, signed in. */
export async function weighDashboards(
  browser: Browser,
  stack: { appUrl: string; mailUrl: string },
  empty: Weight,
): Promise<Outcome> {
  const outcome: Outcome = { figures: [], rows: [] };
  const client = clientFor(stack);
  for (const [name, paths] of Object.entries(PAGES)) {
    const { token } = await client.logIn(name);
    for (const path of paths) {
      const weight = await weigh(browser, `${stack.appUrl}/dashboard${path}`, { token });
      const page = `${name}, /dashboard${path}`;
      outcome.rows.push({
        page,
        'total, KB': kb(weight.total),
        JavaScript: kb(weight.script),
        HTML: kb(weight.byKind.Document),
        CSS: kb(weight.byKind.Stylesheet),
      });
      outcome.figures.push({
        name: `${page}: JavaScript, page ÷ empty page`,
        value: weight.script / empty.script,
        unit: '×',
        bar: { most: MAX_RATIO },
        margin: MARGIN,
      });
    }
  }
  return outcome;
}
