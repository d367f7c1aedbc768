import { screen } from '@testing-library/react';
import { isNone, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { safeAddress } from '../../../src/ui/kit/safeAddress';
import { SafeLink } from '../../../src/ui/kit/SafeLink';
import { renderWith } from '../support/renderWith';

const ORIGIN = 'https://portal.example';

const refused = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://portal.example/1',
  'file:///etc/passwd',
  '//evil.example/x',
  '/\\evil.example/x',
  '/\t/evil.example/x',
  'evil.example/x',
  'https://',
  '',
];

describe('links from the server are limited to http, https and own paths', () => {
  it.each(refused)('refuses %j', (address) => {
    expect(isNone(safeAddress(address, ORIGIN))).toBe(true);
  });

  it('accepts http, https and own paths', () => {
    expect(safeAddress('https://blog.example/a?b=c#d', ORIGIN)).toEqual(some('https://blog.example/a?b=c#d'));
    expect(safeAddress('http://blog.example', ORIGIN)).toEqual(some('http://blog.example/'));
    expect(safeAddress('/media/invoice.pdf', ORIGIN)).toEqual(some('/media/invoice.pdf'));
    expect(safeAddress('//evil.example', ORIGIN)).toEqual(none);
  });

  it('shows only the text of any other link', () => {
    renderWith(
      <>
        <SafeLink href="javascript:alert(1)">Read the notice</SafeLink>
        <SafeLink href="https://blog.example/post" newTab>
          Read the post
        </SafeLink>
      </>,
    );
    expect(screen.getByText('Read the notice').tagName).toBe('SPAN');
    const link = screen.getByRole('link', { name: 'Read the post' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://blog.example/post',
      '_blank',
      'noopener noreferrer',
    ]);
  });
});
