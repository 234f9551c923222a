import { HELPED_COUNTRIES, resourcesFor } from './help-resources';

const linksOf = (country: string) => resourcesFor(country).flatMap(({ links }) => links);

describe('resourcesFor', () => {
  it('lists the emergency number first, then helplines, with dialable links', () => {
    const [first, ...others] = resourcesFor('US');
    expect(first?.name).toBe('Emergency (United States)');
    expect(first?.links).toEqual([{ label: 'Call 911', href: 'tel:911' }]);
    const links = others.flatMap(({ links }) => links);
    expect(links).toContainEqual({ label: 'Call 988', href: 'tel:988' });
    expect(links).toContainEqual({ label: 'Text HOME to 741741', href: 'sms:741741?body=HOME' });
  });

  it.each(['', 'XX', 'us; DROP', '__proto__'])(
    'lists no number for country %j, but a page that finds one',
    (country) => {
      const resources = resourcesFor(country);
      expect(JSON.stringify(resources)).not.toMatch(/tel:|sms:|\d{2,}/);
      expect(resources[0]?.hint).toContain('your local emergency number');
      expect(linksOf(country).map(({ href }) => href)).toEqual(['https://findahelpline.com']);
    },
  );

  it.each(HELPED_COUNTRIES)('lists a helpline to call in %s, with allowed link types only', (country) => {
    for (const { href, label } of linksOf(country)) {
      expect(href).toMatch(/^(?:tel:[\d+*#]+|sms:[\d+*#]+(?:\?body=[\w%]+)?|https:\/\/\S+)$/);
      expect(label).not.toBe('');
    }
    expect(linksOf(country).filter(({ href }) => href.startsWith('tel:')).length).toBeGreaterThan(1);
  });
});
