import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { CHAIN_START, sealOf, verifySeal } from './seal';

const entry = (label = 'Guide Intern') => ({
  _id: new Types.ObjectId(),
  actorId: new Types.ObjectId(),
  actorName: 'Amina',
  actorRole: 'editor',
  action: 'internship updated',
  target: { kind: 'internship', id: new Types.ObjectId(), label },
  before: { title: 'Old' },
  after: { title: 'New', at: new Date(0) },
  at: new Date(),
});

test('entries in a chain are intact, each with the hash of the one before', () => {
  const [one, two] = [entry(), entry()];
  const first = sealOf(one, CHAIN_START);
  const second = sealOf(two, first);
  expect([first.seq, first.previous, second.seq, second.previous]).toEqual([1, '', 2, first.hash]);
  expect(verifySeal(one, first, CHAIN_START)).toEqual({ problem: null, isErased: false });
  expect(verifySeal(two, second, first).problem).toBeNull();
  expect(verifySeal(two, second, CHAIN_START).problem).toBe(
    'is number 2, but the previous entry is number 0',
  );
  expect(verifySeal(two, second, { ...first, hash: 'x' }).problem).toBe(
    'does not contain the hash of the previous entry',
  );
});

test.each([
  ['actorName', { actorName: 'Wanjiru' }, 'was altered: actor'],
  ['actorRole', { actorRole: 'administrator' }, 'was altered: actor'],
  ['target', { target: { ...entry().target, label: 'Other' } }, 'was altered: target'],
  ['before', { before: null }, 'was altered: changes'],
  ['after', { after: { title: 'New', at: new Date(1) } }, 'was altered: changes'],
  ['action', { action: 'internship deleted' }, 'was altered'],
  ['at', { at: new Date(5) }, 'was altered'],
])('an altered %s is found', (_, change, problem) => {
  const one = entry();
  const seal = sealOf(one, CHAIN_START);
  expect(verifySeal({ ...one, ...change }, seal, CHAIN_START).problem).toBe(problem);
});

test('a part without its salt is not compared, and counted as erased; its hash cannot be replaced', () => {
  const one = entry();
  const seal = sealOf(one, CHAIN_START);
  const erased = { ...seal, actor: { hash: seal.actor.hash } };
  expect(verifySeal({ ...one, actorName: 'Deleted account' }, erased, CHAIN_START)).toEqual({
    problem: null,
    isErased: true,
  });
  expect(verifySeal(one, { ...seal, actor: { hash: 'x' } }, CHAIN_START).problem).toBe('was altered');
});
