import { hasSpaceFor } from './disk-space';
import { isLocalServer, isLoopback, isRefusedIp, parseServerUrl } from './outbound-address';

describe('parseServerUrl', () => {
  it.each([
    'http://127.0.0.1:11434',
    'http://localhost:1234/v1',
    'http://192.168.1.20:8080',
    'http://10.0.0.5:8000',
    'http://[::1]:11434',
    'https://api.example.org/v1',
  ])('accepts %s', (text) => {
    expect(parseServerUrl(text).href).toContain(text);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://0xA9FEA9FE/',
    'http://[::ffff:169.254.169.254]/',
    'http://[64:ff9b::a9fe:a9fe]/',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/',
    'http://100.100.100.200/',
    'http://0.0.0.0:11434',
    'http://[::]:11434',
    'http://255.255.255.255',
    'http://user:password@127.0.0.1:11434',
    'ftp://127.0.0.1',
    'file:///etc/passwd',
    'localhost',
  ])('refuses %s', (text) => {
    expect(() => parseServerUrl(text)).toThrow('model_address_refused');
  });
});

it('isRefusedIp refuses what is no IP address', () => {
  expect([isRefusedIp('example.org'), isRefusedIp(''), isRefusedIp('127.0.0.1')]).toEqual([true, true, false]);
});

it.each([
  ['http://localhost', true],
  ['http://127.9.9.9', true],
  ['http://[::1]', true],
  ['http://127.example.org', false],
  ['http://10.0.0.1', false],
])('isLoopback(%s) is %s', (text, expected) => {
  expect(isLoopback(new URL(text))).toBe(expected);
});

it.each([
  ['http://localhost:11434', true],
  ['http://192.168.1.20:8080', true],
  ['http://172.20.0.3:8080', true],
  ['http://[::1]:1234', true],
  ['http://[fd12::3]:1234', true],
  ['http://host.docker.internal:11434', true],
  ['http://ollama:11434', true],
  ['http://workstation.lan', true],
  ['https://api.example.org/v1', false],
  ['http://172.32.0.3', false],
  ['http://8.8.8.8', false],
  ['http://[2001:db8::1]', false],
])('isLocalServer(%s) is %s', (text, expected) => {
  expect(isLocalServer(new URL(text))).toBe(expected);
});

describe('hasSpaceFor', () => {
  const GIB = 1_024 ** 3;
  const free = (bytes: number | null) => () => Promise.resolve(bytes);
  it('keeps a reserve on this machine', async () => {
    expect(await hasSpaceFor(GIB, 'http://127.0.0.1:11434', free(2 * GIB))).toBe(true);
    expect(await hasSpaceFor(GIB + 1, 'http://127.0.0.1:11434', free(2 * GIB))).toBe(false);
  });

  it('cannot check another machine, nor a folder that is not there', async () => {
    expect(await hasSpaceFor(GIB, 'http://10.0.0.5:11434', free(0))).toBe(true);
    expect(await hasSpaceFor(GIB, 'http://127.0.0.1:11434', free(null))).toBe(true);
  });
});
