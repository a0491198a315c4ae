import { uniqueLetters } from '@/dev/testing/client/client-for';
import { usualDay } from '@/lib/internships/listings/latest-deadline';
import { expectAccessible, overflow } from '../accessible';
import { pdf, uploadResume } from '../files';
import { enter, signIn } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';
import { withAndWithoutScript } from '../with-and-without-script';

const PROFILE = '/dashboard/employer';

const newName = (): string =>
  `${uniqueLetters()
    .slice(0, 12)
    .replace(/^./, (letter) => letter.toUpperCase())} Works`;

withAndWithoutScript((script) => {
  test('an employer confirms its domain by e-mail, which does not verify the employer', async ({ page }) => {
    const employer = await client.newUser({ role: 'employer' });
    const [name, domain] = [newName(), `${uniqueLetters()}.example`];
    await enter(page, employer.token);
    await page.goto(PROFILE);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Website').fill(`https://www.${domain}`);
    await page.getByLabel('About').fill('We lay pipes.');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Your profile has been saved.')).toBeVisible();
    await expect(page.getByText('Not verified.')).toBeVisible();
    await page.getByLabel('An e-mail address at your website’s domain').fill('people@gmail.com');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('main')).toContainText('Anyone can get an address there.');
    await page.getByLabel('An e-mail address at your website’s domain').fill(`people@${domain}`);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(`Open the link we send to people@${domain}.`)).toBeVisible();
    if (script) await expectAccessible(page);
    expect(await overflow(page)).toBe(0);

    const [mail] = await client.mailsTo(`people@${domain}`);
    if (!mail) throw new Error('no mail');
    await page.goto(client.linkIn(mail, '/verify-domain/'));
    await page.getByRole('button', { name: 'Confirm the domain' }).click();
    await expect(page.getByRole('heading', { name: 'The domain is confirmed' })).toBeVisible();
    await page.goto(PROFILE);
    await expect(page.getByRole('main')).toContainText(`Domain confirmed: ${domain}`);
    await page.getByRole('link', { name: 'See your page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Domain confirmed: ${domain}`);
    await expect(page.getByRole('main')).not.toContainText('Verified');
    if (script) await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
  });

  test('an owner invites a colleague, who joins and becomes an owner', async ({ page }) => {
    const [owner, colleague] = [
      await client.newUser({ role: 'employer' }),
      await client.newUser({ role: 'employer' }),
    ];
    const name = newName();
    await client.api('PUT', '/api/employer/profile', { token: owner.token, json: { name, kind: 'NGO' } });
    await enter(page, owner.token);
    await page.goto(PROFILE);
    await page.getByLabel('Invite a team member').fill(colleague.email);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`We’ll send ${colleague.email} an invitation`)).toBeVisible();
    const mails = await client.mailsTo(colleague.email, 2);
    const mail = mails.at(-1);
    if (!mail) throw new Error('no mail');
    await enter(page, colleague.token);
    await page.goto(client.linkIn(mail, '/dashboard/employer/join/'));
    await expect(page.getByRole('heading', { name: `Join ${name}` })).toBeVisible();
    if (script) await expectAccessible(page);
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page).toHaveURL(PROFILE);
    await expect(page.getByRole('listitem').filter({ hasText: owner.email })).toContainText('Owner');
    await expect(page.getByRole('listitem').filter({ hasText: colleague.email })).toBeVisible();

    await enter(page, owner.token);
    await page.goto(PROFILE);
    const next = page.getByRole('listitem').filter({ hasText: colleague.email });
    await next.getByText('Make owner').click();
    if (script) await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await next.getByRole('button', { name: /^Make .+ the owner$/ }).click();
    await expect(page.getByText('is now the owner. You’re a member.')).toBeVisible();
    await expect(next).toContainText('Owner');
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByText(`You’ve left ${name}.`)).toBeVisible();
  });
});

test('an administrator views a document and verifies the employer; an impostor cannot use its name', async ({
  page,
}) => {
  const employer = await client.newUser({ role: 'employer' });
  const name = newName();
  await client.api('PUT', '/api/employer/profile', { token: employer.token, json: { name, kind: 'school' } });
  await enter(page, employer.token);
  await page.goto(PROFILE);
  await page
    .getByLabel('Document', { exact: true })
    .setInputFiles(pdf('certificate.pdf', 'Registered in Nakuru'));
  await page.getByRole('button', { name: 'Send document' }).click();
  await expect(page.getByText('We’re checking your document')).toBeVisible();

  await signIn(page, 'admin');
  await page.goto('/dashboard/employers');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('link', { name: 'certificate.pdf' })).toBeVisible();
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  await page.getByLabel('Decision').selectOption({ label: 'Refuse the documents' });
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByRole('main')).toContainText('Give a reason. We’ll e-mail it to the employer');
  await page.getByLabel('Decision').selectOption({ label: 'Verify for twelve months' });
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByText('The employer is verified for twelve months.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('with documents we’ve checked');
  const mails = await client.mailsTo(employer.email, 3);
  expect(mails.map(({ subject }) => subject)).toContain('Your employer is verified');

  const impostor = await client.newUser({ role: 'employer' });
  await enter(page, impostor.token);
  await page.goto(PROFILE);
  await page.getByLabel('Name', { exact: true }).fill(`${name.toUpperCase()} Careers`);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('main')).toContainText(`This name belongs to ${name}.`);
});

test('only graduates are asked for a CV; an employer who has one still sees it', async ({ page }) => {
  const employer = await client.newUser({ role: 'employer' });
  await enter(page, employer.token);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 2, name: 'Picture' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'CV' })).toHaveCount(0);
  await expect(page.getByRole('main').getByText(/\bCV\b/)).toHaveCount(0);
  await uploadResume(employer, 'Wasifu.pdf');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Wasifu.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload CV' })).toHaveCount(0);
});

withAndWithoutScript((script) => {
  test('a new employer is led from the dashboard to the profile, and from there to a submission', async ({
    page,
  }) => {
    const employer = await client.newUser({ role: 'employer' });
    const name = newName();
    await enter(page, employer.token);
    await page.goto('/dashboard');
    const steps = page.getByRole('region', { name: 'What to do next' });
    await expect(steps.getByRole('link')).toHaveText([
      'Complete your employer profile',
      'Submit an internship',
    ]);
    if (script) await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await steps.getByRole('link', { name: 'Complete your employer profile' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('County of your main office').selectOption('Nairobi');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Your profile has been saved.')).toBeVisible();
    if (script) await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Submit an internship' }).click();
    await expect(page.getByLabel('Job title')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    for (const [label, value] of [
      ['Company', name],
      ['Location', 'Nairobi'],
      ['County', 'Nairobi City'],
      ['Application deadline', usualDay(new Date())],
    ] as const)
      await expect(page.getByLabel(label)).toHaveValue(value);
    await page.goto('/dashboard');
    await expect(page.getByText("You don't have any approved internships yet")).toBeVisible();
    await expect(steps).toHaveCount(0);
  });
});

test('a new submission begins with the name of the employer, until another one is typed', async ({
  page,
}) => {
  const employer = await client.newUser({ role: 'employer' });
  const name = `Kisima ${uniqueLetters()}`;
  await enter(page, employer.token);
  await page.goto('/dashboard/employer-internships/submit');
  await expect(page.getByLabel('Company')).toHaveValue('');
  const saved = await client.api('PUT', '/api/employer/profile', {
    token: employer.token,
    json: { name, kind: 'company' },
  });
  expect(saved.status).toBe(200);
  await page.reload();
  await expect(page.getByLabel('Company')).toHaveValue(name);
  await page.getByLabel('Company').fill('Mtaro Works');
  await expect(page.getByText(/^Draft saved at/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Company')).toHaveValue('Mtaro Works');
});
