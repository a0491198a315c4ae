import { expect, it } from 'vitest';
import { domainOf, MailModel } from './mail';

it.each([
  ['ali@Mail.Example', 'mail.example'],
  ['"a@b"@mail.example', 'mail.example'],
])('sends %s to %s', (address, domain) => {
  expect(domainOf(address)).toBe(domain);
  expect(new MailModel({ to: address }).domain).toBe(domain);
});
