import { beforeEach, describe, expect, test } from 'vitest';
import { seeded } from '@/dev/sample/random';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { asActor, inDays, makeListing, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { mailLinks } from '@/lib/identity/accounts/mail-links';
import { searchInternships } from '@/lib/internships/listings/search-internships';
import { changed } from '@/lib/platform/cache/tags';
import { COUNTIES } from '@/lib/platform/core/vocabulary';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { AlertModel } from '@/models/alert';
import { EmployerModel } from '@/models/employer';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { UserModel } from '@/models/user';
import { digestEnd, nextDigest } from './alert-times';
import { changeAlertsByLink, listAlertsByLink } from './alerts-by-link';
import { changeAlert } from './change-alert';
import { createAlert } from './create-alert';
import { listAlerts } from './list-alerts';
import { removeAlert } from './remove-alert';
import { sendAlerts } from './send-alert-digests';

preparedDatabase();

const HOUR_MS = 60 * 60_000;
const NOW = new Date();

/** Returns the time this many hours before 6:25, the cut-off time of the last digest. */
const before = (hours: number): Date => new Date(digestEnd(NOW).getTime() - hours * HOUR_MS);

const alert = (user: TestUser, search: Record<string, unknown>, every = 'day') =>
  createAlert(asActor(user), { search, every });

/** Makes all alerts due, as if they had been created at `before(hours)`. */
const makeDue = (hours: number) =>
  AlertModel.updateMany({ nextAt: { $type: 'date' } }, { $set: { nextAt: NOW, since: before(hours) } });

/** Stores a listing directly in the database and reports the change, as the product would. */
async function publish(change: Partial<InternshipRecord>): Promise<InternshipRecord> {
  const listing = await makeListing(change);
  changed([`internship:${listing._id.toHexString()}`]);
  return listing;
}

const mailsTo = async ({ _id }: TestUser) => {
  const to = (await UserModel.findById(_id).lean())?.email ?? '';
  return MailModel.find({ to, kind: 'alert' }).sort({ createdAt: 1 }).lean();
};

beforeEach(async () => {
  await AlertModel.deleteMany({});
  const listings = await InternshipModel.find().select('_id').lean();
  await InternshipModel.deleteMany({});
  changed(listings.map(({ _id }) => `internship:${_id.toHexString()}` as const));
});

describe('an alert', () => {
  test('is made once for a search, and changes how often', async () => {
    const user = await makeUser('recent graduate');
    const search = { q: 'Accountant', county: ['Nairobi City'], page: 3, sort: 'pay' };
    const made = await alert(user, search);
    expect(made.message).toBe('We’ll e-mail you new matches every morning: “Accountant”, Nairobi.');
    await Promise.all(Array.from({ length: 5 }, () => alert(user, { ...search, q: 'accountant' }, 'week')));
    const { alerts } = await listAlerts(asActor(user));
    expect(alerts).toEqual([
      {
        ...made.alert,
        every: 'week',
        nextAt: nextDigest('week', new Date()).toISOString(),
        search: { q: 'Accountant', county: ['Nairobi City'] },
        path: '/internships?q=Accountant&county=Nairobi+City&sort=newest',
      },
    ]);
  });

  test('is one of twenty at most', async () => {
    const user = await makeUser('recent graduate');
    const results = await Promise.allSettled(
      Array.from({ length: 25 }, (_, at) => alert(user, { q: `word ${at}` })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    await expect(alert(user, { q: 'one more' })).rejects.toMatchObject({ code: 'conflict' });
  });

  test.each([
    { county: ['Atlantis'] },
    { industry: [99] },
    { q: { $ne: '' } },
    { employer: 'nobody-here' },
    { employer: { $ne: '' } },
    { $ne: '' },
    { q: 'welder', colour: 'red' },
  ])('takes only what a search takes: not %o', async (search) => {
    const user = await makeUser('recent graduate');
    await expect(alert(user, search)).rejects.toThrow();
    expect(await AlertModel.countDocuments()).toBe(0);
  });

  test('is its owner’s alone', async () => {
    const [owner, other] = [await makeUser('recent graduate'), await makeUser('recent graduate')];
    const id = (await alert(owner, { q: 'nurse' })).alert._id;
    const missing = { code: 'notFound' };
    await expect(changeAlert(asActor(other), { id, change: { paused: true } })).rejects.toMatchObject(
      missing,
    );
    await expect(removeAlert(asActor(other), { id })).rejects.toMatchObject(missing);
    const token = mailLinks('alerts', other.id).call.split('/').at(-1) ?? '';
    await expect(changeAlertsByLink({ token, change: { alert: id } })).rejects.toMatchObject(missing);
    await removeAlert(asActor(owner), { id });
    expect(await listAlerts(asActor(owner))).toEqual({ alerts: [] });
  });

  test('sends nothing of what was published during its pause', async () => {
    const user = await makeUser('recent graduate');
    const { alert: made } = await alert(user, { q: 'nurse' });
    const change = (paused: boolean) => changeAlert(asActor(user), { id: made._id, change: { paused } });
    expect(await change(true)).toMatchObject({ alert: { paused: true, nextAt: null } });
    expect(await sendAlerts(inDays(40))).toBe(0);
    await AlertModel.updateOne({ _id: made._id }, { $set: { since: before(90) } });
    await change(false);
    const { since = NOW } = (await AlertModel.findById(made._id).lean()) ?? {};
    expect(since.getTime()).toBeGreaterThanOrEqual(NOW.getTime());
  });
});

describe('a mail', () => {
  test('has each new open listing once, and none that is closed, hidden, old or too new', async () => {
    const user = await makeUser('recent graduate');
    await publish({ title: 'Nurse A', createdAt: before(2) });
    await publish({
      title: 'Nurse B',
      createdAt: before(3),
      stipend: { kind: 'paid', min: 20_000, max: null },
    });
    await publish({ title: 'Nurse Closed', createdAt: before(2), applicationDeadline: before(0) });
    await publish({ title: 'Nurse Hidden', createdAt: before(2), hiddenAt: before(1) });
    await publish({ title: 'Nurse Old', createdAt: before(30) });
    await publish({ title: 'Nurse Later', createdAt: before(-0.01) });
    await alert(user, { q: 'nurse' });
    await alert(user, { q: 'nurse', pay: 'paid' }, 'week');
    await makeDue(24);
    expect(await sendAlerts(NOW)).toBe(1);
    expect(await sendAlerts(NOW)).toBe(0);
    const [mail, ...more] = await mailsTo(user);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('2 new internships: “nurse”');
    expect(mail?.text.match(/Nurse \w+ at/g)).toEqual(['Nurse A at', 'Nurse B at']);
    expect(mail?.text).toContain('Nairobi · KES 20,000 a month · closes ');
    expect(mail?.unsubscribe).toBe(mailLinks('alerts', user.id).call);
    expect(mail?.html).not.toMatch(/<img|<script/);
  });

  test('is below 20 KB however many listings and however long they are', async () => {
    const user = await makeUser('recent graduate');
    for (let made = 0; made < 60; made += 1)
      await publish({
        title: `Nurse <${'&'.repeat(130)}> ${made}`,
        company: '"'.repeat(120),
        location: '>'.repeat(100),
        createdAt: before(1),
      });
    for (let made = 0; made < 20; made += 1)
      await alert(user, { q: `nurse ${'&'.repeat(made)}`, ...(made > 0 && { county: [...COUNTIES] }) });
    await makeDue(24);
    expect(await sendAlerts(NOW)).toBe(1);
    const [mail] = await mailsTo(user);
    expect(mail?.text).toMatch(/^\d+ more: http/m);
    expect(Buffer.byteLength(`${mail?.text}${mail?.html}`)).toBeLessThanOrEqual(20 * 1024);
  });

  test('of an employer’s page has the listings of all its accounts', async () => {
    const [user, owner, member] = [
      await makeUser('recent graduate'),
      await makeUser('employer'),
      await makeUser('employer'),
    ];
    const since = NOW;
    const { _id: employer } = await EmployerModel.create({
      // Nobody has reviewed the name, so e-mails show only "Ziwa Ltd".
      name: 'Ziwa Ltd 0712345678 https://evil.example',
      slug: 'ziwa-ltd',
      kind: 'company',
      members: [
        { userId: owner._id, role: 'owner', since },
        { userId: member._id, role: 'member', since },
      ],
    });
    for (const [title, postedBy] of [
      ['Clerk A', owner._id],
      ['Clerk B', member._id],
      ['Clerk C', undefined],
    ] as const)
      await publish({ title, createdAt: before(1), ...(postedBy && { employer, postedBy }) });
    expect((await alert(user, { employer: 'ziwa-ltd' })).alert.path).toBe('/employers/ziwa-ltd');
    await makeDue(24);
    await sendAlerts(NOW);
    const [mail] = await mailsTo(user);
    expect(mail?.subject).toBe('2 new internships: All internships at Ziwa Ltd');
    expect(mail?.text).not.toMatch(/Clerk C|evil|0712/);
  });

  test('goes to nobody whose account is inactive', async () => {
    const user = await makeUser('recent graduate');
    await alert(user, {});
    await publish({ createdAt: before(1) });
    await UserModel.updateOne({ _id: user._id }, { $set: { isActive: false } });
    await makeDue(24);
    expect(await sendAlerts(NOW)).toBe(0);
    expect(await AlertModel.countDocuments({ nextAt: { $lte: NOW } })).toBe(0);
  });

  test('is sent whole or not at all, wherever the job breaks off', async () => {
    const user = await makeUser('recent graduate');
    await alert(user, { q: 'welder' });
    await publish({ title: 'Welder', createdAt: before(1) });
    await makeDue(24);
    const isWhole = async () => {
      const isDue = (await AlertModel.countDocuments({ nextAt: { $lte: NOW } })) === 1;
      expect(await mailsTo(user)).toHaveLength(isDue ? 0 : 1);
    };
    expect(await breakOffAnywhere(() => sendAlerts(NOW), isWhole)).toBeGreaterThan(2);
    await isWhole();
  });
});

test('every new listing is in every mail whose search finds it, exactly once', async () => {
  const random = seeded(31);
  const words = ['nurse', 'driver', 'accountant', 'paid', 'remote', 'chef', 'nairobi'];
  const counties = COUNTIES.slice(-4);
  const isNew = new Set<string>();
  for (let made = 0; made < 80; made += 1) {
    const hours = made % 4 === 0 ? random.between(1, 20) : random.between(30, 90);
    const title = `${random.some(words, 2).join(' ')} x${made}x`;
    await publish({
      title,
      county: random.pick(counties),
      industryId: random.between(1, 3) as InternshipRecord['industryId'],
      createdAt: before(hours),
    });
    if (hours < 24) isNew.add(title);
  }
  const searches = Array.from({ length: 60 }, () => ({
    q: random.some(words, random.between(0, 2)).join(' '),
    ...(random.between(0, 1) === 0 && { county: [random.pick(counties)] }),
    ...(random.between(0, 2) === 0 && { industry: [random.between(1, 3)] }),
  }));
  const users: { user: TestUser; search: (typeof searches)[number] }[] = [];
  for (const search of searches) {
    const user = await makeUser('recent graduate');
    await alert(user, search);
    users.push({ user, search });
  }
  await makeDue(24);
  await Promise.all([sendAlerts(NOW), sendAlerts(NOW)]);
  let told = 0;
  for (const { user, search } of users) {
    const found: string[] = [];
    for (let page = 1; page < 20; page += 1) {
      const { internships, read } = await searchInternships({ ...search, page: String(page) });
      if (!read.most) found.push(...internships.map(({ title }) => title));
    }
    const wanted = found.filter((title) => isNew.has(title)).sort();
    const mails = await mailsTo(user);
    const text = mails.map((mail) => mail.text).join('\n');
    const named = [...text.matchAll(/^(.* x\d+x) at /gm)].map(([, title = '']) => title).sort();
    expect(named, JSON.stringify(search)).toEqual(wanted);
    told += named.length;
  }
  expect(told).toBeGreaterThan(60);
});

test('over a month: daily and weekly at half past six, never two a day, from two nodes', async () => {
  const [daily, weekly] = [await makeUser('recent graduate'), await makeUser('recent graduate')];
  await alert(daily, { q: 'nurse' });
  await alert(daily, { q: 'ward' });
  await alert(weekly, { q: 'nurse' }, 'week');
  // Skips the next digest: if it is less than an hour away, a listing published an hour before it would be older than the alert.
  const start = nextDigest('day', new Date(Date.now() + DAY_MS));
  for (let day = 0; day < 30; day += 1) {
    const due = new Date(start.getTime() + day * DAY_MS);
    await publish({
      title: `Ward Nurse ${day}`,
      createdAt: new Date(due.getTime() - HOUR_MS),
      applicationDeadline: inDays(100),
    });
    for (const minutes of [-1, 0, 10, 60, 600]) {
      const now = new Date(due.getTime() + minutes * 60_000);
      await Promise.all([sendAlerts(now), sendAlerts(now)]);
      const sent = await mailsTo(daily);
      expect(sent).toHaveLength(minutes < 0 ? day : day + 1);
    }
  }
  const texts = (await mailsTo(daily)).map(({ text }) => text);
  texts.forEach((text, day) => {
    expect(text.match(/Ward Nurse \d+/g)).toEqual([`Ward Nurse ${day}`]);
  });
  const mondays = await mailsTo(weekly);
  expect([4, 5]).toContain(mondays.length);
  const named = mondays.flatMap(({ text }) => text.match(/Ward Nurse \d+/g) ?? []);
  expect(new Set(named).size).toBe(named.length);
});

test('the link of a mail pauses one alert or all, without a session', async () => {
  const user = await makeUser('recent graduate');
  const { alert: first } = await alert(user, { q: 'nurse' });
  await alert(user, { q: 'driver' });
  const token = mailLinks('alerts', user.id).page.split('/').at(-1) ?? '';
  await changeAlertsByLink({ token, change: { alert: first._id, every: 'week' } });
  const states = async () =>
    (await listAlertsByLink({ token })).alerts.map(({ name, every, paused }) => [name, every, paused]);
  expect(await states()).toEqual([
    ['“driver”', 'day', false],
    ['“nurse”', 'week', false],
  ]);
  await changeAlertsByLink({ token, change: { 'List-Unsubscribe': 'One-Click' } });
  expect(await states()).toEqual([
    ['“driver”', 'day', true],
    ['“nurse”', 'week', true],
  ]);
  const reminders = mailLinks('reminders', user.id).page.split('/').at(-1) ?? '';
  await expect(listAlertsByLink({ token: reminders })).rejects.toMatchObject({ code: 'malformed' });
});
