import { afterEach, describe, expect, it, vi } from 'vitest';
import { installTrustedTypes, onlyStyles } from '../../../src/infrastructure/system/trustedTypes';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the default policy of Trusted Types', () => {
  it('lets a style sheet through as it is', () => {
    expect(onlyStyles('.a > .b { color: red }')).toBe('.a > .b { color: red }');
  });

  it.each(['<b>', 'a{}</style><img src=x onerror=alert(1)>', '<'])('refuses %j', (text) => {
    expect(() => onlyStyles(text)).toThrow(TypeError);
  });

  it('is installed where the browser knows policies, and nothing happens elsewhere', () => {
    const createPolicy = vi.fn<(name: string, rules: unknown) => void>();
    vi.stubGlobal('trustedTypes', { createPolicy });
    installTrustedTypes();
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', { createHTML: onlyStyles });
    vi.stubGlobal('trustedTypes', undefined);
    expect(installTrustedTypes).not.toThrow();
  });
});
