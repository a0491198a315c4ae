import { expect, test } from 'vitest';
import { applicantPage } from './applicant-page';

const PAGE = '/dashboard/employer-internships/listing/applicants/one';
const internshipId = 'listing';

test.each([
  [{ internshipId }, PAGE],
  [{ internshipId, read: 'resume' }, `${PAGE}?read=resume`],
  [{ internshipId, read: 'other' }, PAGE],
  [{ internshipId, list: 'q=wa+k&status=applied&sort=name' }, `${PAGE}?q=wa+k&status=applied&sort=name`],
  [{ internshipId, list: 'sort=name&page=3&read=x&sort=', read: 'resume' }, `${PAGE}?sort=name&read=resume`],
  [{ internshipId, list: 'q=&%' }, PAGE],
  [{ internshipId: '../users', list: '//evil.example' }, PAGE.replace('listing', '..%2Fusers')],
])('%j leads to %s', (texts, page) => {
  expect(applicantPage(texts, { applicationId: 'one' })).toBe(page);
});
