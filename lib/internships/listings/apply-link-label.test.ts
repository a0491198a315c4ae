import { expect, test } from 'vitest';
import { applyLinkWords } from './apply-link-label';

const page = 'Open the employer’s page';
const ADVICE: Readonly<Record<string, string>> = {
  [page]: 'The employer’s page opens in a new tab. Finish there.',
  'Call the employer': 'Call the employer to finish.',
  'E-mail the employer': 'Your e-mail app is opening. Finish there.',
};

test.each([
  ['https://jobs.kijiji.example/apply?id=1', true, page, 'finish on jobs.kijiji.example'],
  ['HTTP://www.Kijiji.example:8080/', true, page, 'finish on kijiji.example'],
  ['https://kíjiji.example', true, page, 'finish on xn--kjiji-zsa.example'],
  ['https://[', true, page, 'finish on the employer’s page'],
  ['mailto:hr@kijiji.example', false, 'E-mail the employer', 'write to hr@kijiji.example'],
  [
    'MAILTO:hr%2Bjobs@kijiji.example?subject=Intern',
    false,
    'E-mail the employer',
    'write to hr+jobs@kijiji.example',
  ],
  ['mailto:50%@kijiji.example', false, 'E-mail the employer', 'write to 50%@kijiji.example'],
  ['tel:+254712345678', false, 'Call the employer', 'call +254712345678'],
])('%s', (link, isWeb, open, finish) => {
  expect(applyLinkWords(link)).toEqual({ isWeb, open, finish, advice: ADVICE[open] });
});
