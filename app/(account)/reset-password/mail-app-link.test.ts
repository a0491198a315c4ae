import { expect, test } from 'vitest';
import { mailAppLink } from './mail-app-link';

const PHONE = 'Mozilla/5.0 (Linux; Android 14) Mobile Safari';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64)';

test.each([
  ['amina@gmail.com', 'googlegmail://'],
  ['amina@yahoo.co.uk', 'ymail://'],
  ['amina@Outlook.com', 'ms-outlook://'],
  ['amina@icloud.com', 'message://'],
  ['amina@notgmail.com', 'mailto:amina@notgmail.com'],
])('on a phone %s opens %s', (email, link) => {
  expect(mailAppLink(email, PHONE)).toBe(link);
});

test('on a computer every address opens with mailto', () => {
  expect(mailAppLink('amina@gmail.com', DESK)).toBe('mailto:amina@gmail.com');
});
