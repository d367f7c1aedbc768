import fc from 'fast-check';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { openableLink } from '../../../src/domain/links/openableLink';

describe('a link from the server', () => {
  it.each(['https://example.in/a?b=c#d', 'http://example.in', 'HTTPS://EXAMPLE.IN', '/media/a.pdf', '/'])(
    'is offered as %s',
    (link) => {
      expect(openableLink(link)).toEqual(some(link));
      expect(openableLink(` ${link}\n`)).toEqual(some(link));
    },
  );

  it.each([
    '',
    ' ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://example.in/1',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    '/a b',
    '/\t/evil.example',
    'https://',
    'https:evil',
    'https://a b',
    'xhttps://example.in',
    'example.in',
    'a/b',
  ])('is not offered as %j', (link) => {
    expect(openableLink(link)).toEqual(none);
  });

  it('is never anything but http, https or a path of the page', () => {
    const start = fc.constantFrom(
      'http://',
      'https://',
      '/',
      '//',
      '/\\',
      'javascript:',
      ' ',
      'data:',
      '\t/',
    );
    fc.assert(
      fc.property(start, fc.string(), (scheme, rest) => {
        const link = openableLink(scheme + rest);
        if (!isSome(link) || !URL.canParse(link.value, 'https://portal.example')) return;
        const address = new URL(link.value, 'https://portal.example');
        expect(['http:', 'https:']).toContain(address.protocol);
        expect(address.origin === 'https://portal.example' || !link.value.startsWith('/')).toBe(true);
      }),
    );
  });
});
