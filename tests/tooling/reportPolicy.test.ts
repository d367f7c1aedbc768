import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../sandbox/http/security';

const connections = (reports: object): string | undefined =>
  contentSecurityPolicy({ reports })
    .split('; ')
    .find((directive) => directive.startsWith('connect-src'));

describe('the security policy', () => {
  it('lets reports go to the addresses that hear of faults and vitals', () => {
    const both = { errors: 'https://faults.example/in', vitals: 'https://vitals.example/in' };
    expect(connections(both)).toBe("connect-src 'self' https://faults.example https://vitals.example");
  });

  it('names nobody who hears nothing, or whom the page itself reaches', () => {
    expect(connections({ errors: null, vitals: '/vitals' })).toBe("connect-src 'self'");
  });
});
