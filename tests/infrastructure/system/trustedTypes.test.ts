import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  installTrustedTypes,
  onlyKnownScripts,
  onlyStyles,
} from '../../../src/infrastructure/system/trustedTypes';

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

  it.each(['/assets/worker.js', 'https://www.google.com/recaptcha/api.js'])(
    'lets the script %s load',
    (address) => {
      expect(onlyKnownScripts(address)).toBe(address);
    },
  );

  it.each(['https://elsewhere.example/x.js', '//www.google.com.evil.example/x.js', 'data:text/javascript,1'])(
    'refuses the script %s',
    (address) => {
      expect(() => onlyKnownScripts(address)).toThrow(TypeError);
    },
  );

  it('is installed where the browser knows policies, and nothing happens elsewhere', () => {
    const createPolicy = vi.fn<(name: string, rules: unknown) => void>();
    vi.stubGlobal('trustedTypes', { createPolicy });
    installTrustedTypes();
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', {
      createHTML: onlyStyles,
      createScriptURL: onlyKnownScripts,
    });
    vi.stubGlobal('trustedTypes', undefined);
    expect(installTrustedTypes).not.toThrow();
  });
});
