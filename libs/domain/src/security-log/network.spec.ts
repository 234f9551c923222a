import { networkOf } from './network';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:12::7', '2001:db8:85a3::/48'],
  ['2001:0db8:0000:1:2:3:4:5', '2001:db8:0::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['', ''],
  ['not an address', ''],
])('%s is stored as network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
