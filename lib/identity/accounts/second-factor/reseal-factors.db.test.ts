import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Types } from 'mongoose';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { NEW, NEW_FIRST, OLD, setSecret, restoreSecret } from '@/dev/testing/stack/two-secrets';
import { openText, sealText } from '@/lib/platform/auth/sealed-text';
import { SecondFactorModel } from '@/models/second-factor';
import { resealFactors } from './reseal-factors';
import { PURPOSE, spendCode } from './spend-code';
import { codeAt, newSecret } from './totp';

preparedDatabase();
restoreSecret();

beforeEach(async () => {
  await SecondFactorModel.deleteMany({});
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function factorWith(setting: string) {
  setSecret(setting);
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
  setSecret(NEW_FIRST);
  expect(await resealFactors()).toBe(2);
  expect(await resealFactors()).toBe(0);
  setSecret(NEW);
  for (const factor of factors) expect(await opened(factor)).toBe(factor.secret);
  expect(await SecondFactorModel.findById(factors[0]?._id).lean()).toMatchObject({
    lastStep: 1,
    recoveryCodes: ['hash'],
  });
});

test('with one secret, or one that is neither, nothing changes', async () => {
  const factor = await factorWith(OLD);
  setSecret(NEW);
  expect(await resealFactors()).toBe(0);
  setSecret(`${NEW},${'x'.repeat(32)}`);
  expect(await resealFactors()).toBe(0);
  setSecret(OLD);
  expect(await opened(factor)).toBe(factor.secret);
});

test('a code is taken, once, also when its factor is encrypted again in between', async () => {
  const factor = await factorWith(OLD);
  setSecret(NEW_FIRST);
  const now = new Date();
  const update = SecondFactorModel.updateOne.bind(SecondFactorModel);
  const between = vi.spyOn(SecondFactorModel, 'updateOne').mockImplementationOnce((...given) => {
    between.mockRestore();
    return resealFactors().then(() => update(...given)) as never;
  });
  expect(await spendCode(factor, codeAt(factor.secret, now), now)).toBe('app');
  expect(await spendCode(factor, codeAt(factor.secret, now), now)).toBe('used');
  setSecret(NEW);
  expect(await opened(factor)).toBe(factor.secret);
});
