import { expect, test } from 'vitest';
import { DOMAIN_PROBLEMS, domainProblem } from './domain';

test.each([
  ['https://savannapay.co.ke', 'hr@savannapay.co.ke', null],
  ['https://www.savannapay.co.ke/about', 'HR@SavannaPay.co.ke', null],
  ['https://careers.savannapay.co.ke', 'hr@savannapay.co.ke', null],
  ['https://savannapay.co.ke', 'hr@mail.savannapay.co.ke', null],
  ['https://savannapay.co.ke', 'hr@savannapay.com', DOMAIN_PROBLEMS.other],
  ['https://savannapay.co.ke', 'hr@notsavannapay.co.ke', DOMAIN_PROBLEMS.other],
  ['https://savannapay.co.ke', 'hr@co.ke', DOMAIN_PROBLEMS.other],
  ['https://savannapay.co.ke', 'hr@ke', DOMAIN_PROBLEMS.other],
  ['https://students.uonbi.ac.ke', 'jane@students.uonbi.ac.ke', DOMAIN_PROBLEMS.shared],
  ['https://kra.go.ke', 'jane@kra.go.ke', DOMAIN_PROBLEMS.shared],
  ['https://usiu.edu', 'jane@usiu.edu', DOMAIN_PROBLEMS.shared],
  ['https://gmail.com', 'hr@gmail.com', DOMAIN_PROBLEMS.freeMail],
  ['https://pay.gmail.com', 'hr@gmail.com', DOMAIN_PROBLEMS.freeMail],
  [null, 'hr@savannapay.co.ke', DOMAIN_PROBLEMS.noWebsite],
])('%s and %s: %s', (website, email, problem) => {
  expect(domainProblem({ website }, email)).toBe(problem);
});
