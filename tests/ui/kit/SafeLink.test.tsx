import { screen } from '@testing-library/react';
import { isNone, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { safeAddress } from '../../../src/ui/kit/safeAddress';
import { SafeLink } from '../../../src/ui/kit/SafeLink';
import { hostileAddresses, ownPaths } from '../../domain/addresses/addresses';
import { renderWith } from '../support/renderWith';

describe('links from the server are limited to http, https and own paths', () => {
  it.each([...hostileAddresses, 'https://evil.example:99999/', ''])('refuses %j', (address) => {
    expect(isNone(safeAddress(address))).toBe(true);
  });

  it('accepts http, https and own paths', () => {
    expect(safeAddress('https://blog.example/a?b=c#d')).toEqual(some('https://blog.example/a?b=c#d'));
    expect(safeAddress('http://blog.example')).toEqual(some('http://blog.example/'));
    expect(safeAddress(' /media/invoice.pdf ')).toEqual(some('/media/invoice.pdf'));
    expect(ownPaths.map(safeAddress)).toEqual(ownPaths.map(some));
  });

  it('shows only the text of any other link', () => {
    renderWith(
      <>
        <SafeLink href="javascript:alert(1)">Read the notice</SafeLink>
        <SafeLink href="https://blog.example/post">Read the post</SafeLink>
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
