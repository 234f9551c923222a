import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(__dirname, '../..');

interface Service {
  image: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  mem_limit?: string;
  cpus?: string | number;
  pids_limit?: number;
  logging?: { options: Record<string, string> };
  environment?: Record<string, string>;
  ports?: string[];
  healthcheck?: object;
  stop_grace_period?: string;
  privileged?: boolean;
}

const { services, secrets } = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
};
const nginx = readFileSync(path.join(root, 'docker/nginx.conf'), 'utf8');
const seconds = (setting: string): number => {
  const value = new RegExp(`${setting}[ =](\\d+)s`).exec(nginx)?.[1];
  if (value === undefined) throw new Error(`docker/nginx.conf has no ${setting}`);
  return Number(value);
};

describe('docker-compose.yml', () => {
  it.each(Object.entries(services))('gives %s only the privileges it needs', (_name, service) => {
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    const needed = ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'];
    for (const capability of service.cap_add ?? []) expect(needed).toContain(capability);
    expect(service.security_opt).toContain('no-new-privileges:true');
    expect(service.privileged).toBeUndefined();
    expect(service.mem_limit).toMatch(/^\$\{\w+:-\d+[mg]\}$/);
    expect(Number(/\d+/.exec(String(service.cpus))?.[0])).toBeGreaterThan(0);
    expect(service.pids_limit).toBeGreaterThan(0);
    expect(service.logging?.options).toMatchObject({ 'max-size': '10m', 'max-file': '5' });
    // An image is named in one place, where an operator can pin it.
    expect(service.image).toMatch(/^\$\{\w+_IMAGE:-[^}]+\}$/);
  });

  it('has a health check for every long-running service', () => {
    for (const [name, { healthcheck }] of Object.entries(services))
      expect([name, healthcheck !== undefined]).toEqual([name, name !== 'migrate']);
  });

  it('publishes one unprivileged port, on loopback', () => {
    expect(Object.values(services).flatMap(({ ports }) => ports ?? [])).toEqual([
      '127.0.0.1:${KINLOOM_PORT:-8080}:8080',
    ]);
    for (const [, port] of nginx.matchAll(/listen (\d+)/g)) expect(Number(port)).toBeGreaterThan(1023);
  });

  it('passes secrets as files, and none through the environment', () => {
    expect(Object.keys(secrets)).toEqual(['postgres-password', 'llm-api-key', 'llm-fallback-api-key', 'smtp-url']);
    for (const { environment = {} } of Object.values(services)) {
      for (const [name, value] of Object.entries(environment)) {
        if (/(?:PASSWORD|API_KEY|SMTP_URL)(?:_FILE)?$/.test(name))
          expect([name, value]).toEqual([name, expect.stringMatching(/^\/run\/secrets\//)]);
        expect(String(value)).not.toMatch(/:\/\/[^/]*:[^/]*@/);
      }
    }
  });

  it('gives an api time to drain and the proxy time to notice', () => {
    const { environment = {}, stop_grace_period: grace = '' } = services['api-1'] ?? {};
    const [drain, finish] = [
      Number(environment['KINLOOM_DRAIN_SECONDS']),
      Number(environment['KINLOOM_FINISH_SECONDS']),
    ];
    // nginx counts whole seconds: an api may be out for one more than fail_timeout.
    expect(drain).toBeGreaterThan(seconds('fail_timeout') + 1);
    expect(drain).toBeGreaterThan(seconds('keepalive_timeout'));
    // 5 s: the longest wait until the proxy has moved its traffic elsewhere (api/src/system/drain.service.ts).
    expect(Number.parseInt(grace, 10)).toBeGreaterThan(drain + 5 + finish);
  });
});

describe('docker/nginx.conf', () => {
  it('does not repeat requests that may have been executed', () => {
    const [, causes = ''] = /proxy_next_upstream ([^;]+);/.exec(nginx) ?? [];
    expect(causes.split(' ')).toEqual(['error', 'timeout', 'http_502']);
  });

  it('finds an api at its new address', () => {
    expect(nginx).toMatch(/resolver 127\.0\.0\.11 /);
    expect(nginx).toMatch(/zone api /);
    expect(nginx.match(/server api-\d:3000 resolve /g)).toHaveLength(2);
  });
});
