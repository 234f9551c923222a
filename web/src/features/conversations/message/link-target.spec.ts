import { linkTarget } from './link-target';

describe('links in messages', () => {
  it('may point to the web or a mail address', () => {
    expect(linkTarget('https://example.org/a?b=1')).toBe('https://example.org/a?b=1');
    expect(linkTarget('mailto:ilse@example.org')).toBe('mailto:ilse@example.org');
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '/api/auth/logout',
    '//x',
    'x',
    '',
    null,
    5,
  ])('are not rendered for %j', (href) => expect(linkTarget(href)).toBeNull());
});
