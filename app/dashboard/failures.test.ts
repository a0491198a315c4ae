import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { failureText } from './failures';

const ID = '65f0c0ffee65f0c0ffee65f0';
const GENERAL = 'Failed to load the page';

test.each([
  ['/dashboard/users', 'Failed to fetch users'],
  ['/dashboard/users?role=editor&page=2', 'Failed to fetch users'],
  ['/dashboard/internships', 'Failed to fetch internships'],
  ['/dashboard/internship-submissions', 'Failed to fetch submissions'],
  [`/dashboard/internship-submissions/${ID}`, 'Failed to fetch submission details'],
  ['/dashboard/my-internships', 'Failed to load your applications'],
  ['/dashboard/employer-internships', 'Failed to fetch your internships'],
  ['/dashboard/profile', 'Failed to fetch profile'],
  ['/dashboard/profile#picture', 'Failed to fetch profile'],
  [`/dashboard/users/${ID}`, 'Failed to fetch the user'],
  ['/dashboard/users/new', 'Failed to load the form'],
  [`/dashboard/my-internships/${ID}`, 'Failed to load your application'],
  ['/dashboard/employer-internships/submissions', 'Failed to fetch submissions'],
  [`/dashboard/employer-internships/${ID}`, 'Failed to fetch applicants'],
  [`/dashboard/employer-internships/${ID}/applicants/${ID}`, 'Failed to fetch the applicant'],
  ['/dashboard/no-such-page', GENERAL],
  [`/dashboard/users/${ID}/more`, GENERAL],
  ['/constructor', GENERAL],
])('%s: %s', (address, text) => {
  expect(failureText(address)).toBe(text);
});

const pages = readdirSync('app/dashboard', { encoding: 'utf8', recursive: true })
  .map((file) => `/dashboard/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('/page.tsx'))
  .map((file) => file.replace('/page.tsx', '').replace(/\[\w+\]/g, ID));

test.each(pages)('%s has its own message', (path) => {
  expect(failureText(path)).not.toBe(GENERAL);
});
