import { loadConfig } from './config';
import { isPrivate } from './private-installation';

const of = (settings: Record<string, string>) =>
  isPrivate(loadConfig({ DATABASE_URL: 'postgres://kinloom:secret@127.0.0.1:5432/kinloom', ...settings }));

describe('isPrivate', () => {
  it.each<Record<string, string>>([
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.1.2.3' },
    { SMTP_URL: 'smtp://127.0.0.1:25' },
  ])('is true for the settings %j', (settings) => expect(of(settings)).toBe(true));

  it.each<Record<string, string>>([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.7' },
    { HOST: '127.0.0.1.example.org' },
    { HOST: 'localhost.example.org' },
    { PUBLIC_URL: 'http://localhost:3000' },
    { TRUST_PROXY: '1' },
    { KINLOOM_OPERATORS: 'ada@example.org' },
  ])('is false for the settings %j', (settings) => expect(of(settings)).toBe(false));
});
