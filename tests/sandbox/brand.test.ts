import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRight } from 'fp-ts/Either';
import { configFrom } from '../../sandbox/config';
import { brandNames, readBrand } from '../../sandbox/brand';
import { readConfiguration } from '../../src/infrastructure/config/readConfiguration';
import { type Running, startSandbox } from './startSandbox';

let first: Running;
let second: Running;
beforeAll(async () => {
  [first, second] = await Promise.all([
    startSandbox({ dist: 'public' }),
    startSandbox({ dist: 'public', brand: readBrand('second') }),
  ]);
});
afterAll(() => Promise.all([first.close(), second.close()]));

describe('BRAND', () => {
  it('is a folder of sandbox/brands, the first where nothing is said, and refused with the names that are known', () => {
    expect(configFrom({}).brand.keys.name).toBe('Sahayak Tax & Legal');
    expect(configFrom({ BRAND: 'second' }).brand.keys.name).toBe('Tulsi Accounts & Law');
    expect(() => configFrom({ BRAND: '../x' })).toThrow(
      /^BRAND "..\/x" is not known; these are: first, second/,
    );
  });

  it('shows another colour, name, logo and support, and the same services [BRAND-01] [BRAND-02]', async () => {
    const [one, other] = await Promise.all(
      [first, second].map(async ({ get }) => readConfiguration((await get('/portal.config.json')).body)),
    );
    if (one === undefined || other === undefined || !isRight(one) || !isRight(other)) throw new Error('No.');
    for (const key of ['name', 'colour', 'support'] as const)
      expect(other.right.brand[key]).not.toEqual(one.right.brand[key]);
    expect((await second.get('/manifest.webmanifest')).body).toMatchObject({ name: 'Tulsi Accounts & Law' });
    const services = '/api/v3/services';
    expect((await second.get(services)).body).toEqual((await first.get(services)).body);
  });

  it("serves a brand's pictures, and the build's where it has none", async () => {
    const pictures = await Promise.all(
      [first, second].map(({ origin }) =>
        Promise.all(
          ['logo.svg', 'logo-dark.svg', 'icon.svg', 'icon-192.png', 'apple-touch-icon.png'].map(
            async (name) => {
              const answer = await fetch(`${origin}/brand/${name}`);
              expect([name, answer.status, answer.headers.get('cache-control')]).toEqual([
                name,
                200,
                'no-cache',
              ]);
              expect(answer.headers.get('content-type')).toContain(
                name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
              );
              return answer.text();
            },
          ),
        ),
      ),
    );
    const [ofFirst = [], ofSecond = []] = pictures;
    expect(ofFirst.filter((picture) => ofSecond.includes(picture))).toEqual([]);
    for (const name of ['none.svg', '..%2Fportal.config.json', 'portal.config.json'])
      expect((await fetch(`${second.origin}/brand/${name}`)).status).toBe(404);
  });

  it.each(brandNames())('%s is one that the portal can read', (name) => {
    const source = { brand: readBrand(name).keys, captcha: { provider: 'altcha', challenge: '/c' } };
    const payment = { provider: 'payu', key: 'k', action: 'https://pay.example/_payment' };
    expect(isRight(readConfiguration({ ...source, payment }))).toBe(true);
  });
});
