import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Types } from 'mongoose';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { openText, sealText } from '@/lib/platform/auth/sealed-text';
import { env } from '@/lib/platform/env/env';
import { SecondFactorModel } from '@/models/second-factor';
import { resealFactors } from './reseal-factors';
import { PURPOSE, spendCode } from './spend-code';
import { codeAt, newSecret } from './totp';

preparedDatabase();

const NEW = 'n'.repeat(32);
const OLD = 'o'.repeat(32);

let before: string;
beforeEach(async () => {
  before = env().AUTH_SECRET;
  await SecondFactorModel.deleteMany({});
});
afterEach(() => {
  env().AUTH_SECRET = before;
  vi.restoreAllMocks();
});

async function factorWith(setting: string) {
  env().AUTH_SECRET = setting;
  const [_id, secret] = [new Types.ObjectId(), newSecret()];
  await SecondFactorModel.create({
    _id,
    secret: sealText(secret, PURPOSE, _id.toHexString()),
    lastStep: 1,
    recoveryCodes: ['hash'],
  });
  return { _id, secret, firstName: 'Amani', email: 'amani@people.example' };
}

const opened = async ({ _id }: { _id: Types.ObjectId }) =>
  openText((await SecondFactorModel.findById(_id).lean())?.secret ?? '', PURPOSE, _id.toHexString());

test('after the new secret came first, every factor opens with it alone', async () => {
  const factors = [await factorWith(OLD), await factorWith(OLD), await factorWith(NEW)];
  await SecondFactorModel.create({ _id: new Types.ObjectId() });
  env().AUTH_SECRET = `${NEW},${OLD}`;
  expect(await resealFactors()).toBe(2);
  expect(await resealFactors()).toBe(0);
  env().AUTH_SECRET = NEW;
  for (const factor of factors) expect(await opened(factor)).toBe(factor.secret);
  expect(await SecondFactorModel.findById(factors[0]?._id).lean()).toMatchObject({
    lastStep: 1,
    recoveryCodes: ['hash'],
  });
});

test('with one secret, or one that is neither, nothing changes', async () => {
  const factor = await factorWith(OLD);
  env().AUTH_SECRET = NEW;
  expect(await resealFactors()).toBe(0);
  env().AUTH_SECRET = `${NEW},${'x'.repeat(32)}`;
  expect(await resealFactors()).toBe(0);
  env().AUTH_SECRET = OLD;
  expect(await opened(factor)).toBe(factor.secret);
});

test('a code is taken, once, also when its factor is encrypted again in between', async () => {
  const factor = await factorWith(OLD);
  env().AUTH_SECRET = `${NEW},${OLD}`;
  const now = new Date();
  const update = SecondFactorModel.updateOne.bind(SecondFactorModel);
  const between = vi.spyOn(SecondFactorModel, 'updateOne').mockImplementationOnce((...given) => {
    between.mockRestore();
    return resealFactors().then(() => update(...given)) as never;
  });
  expect(await spendCode(factor, codeAt(factor.secret, now), now)).toBe('app');
  expect(await spendCode(factor, codeAt(factor.secret, now), now)).toBe('used');
  env().AUTH_SECRET = NEW;
  expect(await opened(factor)).toBe(factor.secret);
});
