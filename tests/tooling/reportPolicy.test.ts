import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, pageHeaders } from '../../sandbox/http/security';

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

  it('names the address that hears of violations to browsers of either kind', () => {
    const headers = pageHeaders({ reports: { policy: '/policy-reports' } });
    expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"');
    expect(headers['content-security-policy']).toMatch(/; report-uri \/policy-reports; report-to policy$/);
    const odd = pageHeaders({ reports: { policy: '/a;img-src *,b"' } });
    expect(odd['content-security-policy']).toMatch(
      /; report-uri \/a%3Bimg-src%20\*%2Cb%22; report-to policy$/,
    );
    const silent = pageHeaders({ reports: { policy: null } });
    expect(silent['reporting-endpoints']).toBeUndefined();
    expect(silent['content-security-policy']).not.toContain('report');
  });

  it('writes that address so that nginx reads no variable in it, and every header takes it', () => {
    const headers = pageHeaders({ reports: { policy: '/in$uri/ह' } });
    expect(headers['reporting-endpoints']).toBe('policy="/in%24uri/%E0%A4%B9"');
    expect(headers['content-security-policy']).toMatch(/; report-uri \/in%24uri\/%E0%A4%B9; /);
  });

  it('has a violation of Trusted Types told where they are only reported', () => {
    const config = {
      captcha: { provider: 'recaptcha', siteKey: 'k' },
      reports: { policy: 'https://policy.example/in' },
    };
    expect(pageHeaders(config)['content-security-policy-report-only']).toMatch(
      /; report-uri https:\/\/policy\.example\/in; report-to policy$/,
    );
  });
});
