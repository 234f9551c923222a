import { countedAddress } from './network-address';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:0201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0000:1::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', 'unknown'],
  ['192.0.2.300', 'unknown'],
  ['a name', 'unknown'],
])('counts %p as %p', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

it('distinguishes two /64 networks of one provider', () => {
  expect(countedAddress('2001:db8:0:1::1')).not.toBe(countedAddress('2001:db8:0:2::1'));
});
