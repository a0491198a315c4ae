import { describe, expect, test } from 'vitest';
import { membership, parseNetwork, siteNetwork, visitorNetwork } from './networks';

describe('one visitor is', () => {
  test.each([
    ['196.201.208.7', '196.201.208.7'],
    ['::ffff:196.201.208.7', '196.201.208.7'],
    ['2c0f:fe38:2250:1::1', '2c0f:fe38:2250:1::/64'],
    ['2C0F:FE38:2250:0001:ffff:ffff:ffff:ffff', '2c0f:fe38:2250:1::/64'],
    ['2c0f:fe38:2250:2::1', '2c0f:fe38:2250:2::/64'],
    ['2c0f::1', '2c0f:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::196.201.208.7', '64:ff9b:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('of %s: %s', (address, expected) => {
    expect(visitorNetwork(address)).toBe(expected);
  });
});

describe('the network of a household or a campus is', () => {
  test.each([
    ['196.201.208.7', '196.201.208.0/24'],
    ['::ffff:196.201.208.7', '196.201.208.0/24'],
    ['2c0f:fe38:2250:1::1', '2c0f:fe38:2250::/48'],
    ['2C0F:FE38:2250:ffff::1', '2c0f:fe38:2250::/48'],
    ['2c0f::1', '2c0f:0:0::/48'],
    ['unknown', 'unknown'],
  ])('of %s: %s', (address, expected) => {
    expect(siteNetwork(address)).toBe(expected);
  });
});

describe('a network', () => {
  test.each([
    ['196.201.208.0/20', { address: '196.201.208.0', prefix: 20, family: 'ipv4' }],
    ['41.89.10.36/32', { address: '41.89.10.36', prefix: 32, family: 'ipv4' }],
    ['10.0.0.0/8', { address: '10.0.0.0', prefix: 8, family: 'ipv4' }],
    ['2c0f:fe38::/32', { address: '2c0f:fe38::', prefix: 32, family: 'ipv6' }],
    ['2c00::/20', { address: '2c00::', prefix: 20, family: 'ipv6' }],
  ])('%s is read', (text, network) => {
    expect(parseNetwork(text)).toEqual(network);
  });

  test.each([
    '196.201.208.0',
    '196.201.208.0/33',
    '196.201.208/24',
    '0.0.0.0/0',
    '10.0.0.0/7',
    '::/0',
    '2c00::/19',
    '2c0f::/129',
    'uonbi.ac.ke/20',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '10.0.0.0/-8',
    '',
  ])('%j is none', (text) => {
    expect(parseNetwork(text)).toBeNull();
  });
});

describe('membership', () => {
  const isMember = membership(
    ['196.201.208.0/20', '2c0f:fe38::/32'].map(parseNetwork).filter((network) => network !== null),
  );

  test.each([
    ['196.201.208.0', true],
    ['196.201.223.255', true],
    ['::ffff:196.201.210.1', true],
    ['196.201.224.0', false],
    ['196.201.207.255', false],
    ['2c0f:fe38:ffff::1', true],
    ['2c0f:fe39::1', false],
    ['unknown', false],
  ])('of %s: %s', (address, expected) => {
    expect(isMember(address)).toBe(expected);
  });

  test('of no network is nobody', () => {
    expect(membership([])('196.201.208.1')).toBe(false);
  });
});
