import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { assetAddress, iconAddress } from '../../../src/ui/kit/assetAddress';
import { hostileAddresses } from '../../domain/addresses/addresses';

describe('The address of an icon', () => {
  it.each([
    ['icons/gst.svg', '/media/icons/gst.svg'],
    [' gst.svg ', '/media/gst.svg'],
    ['/media/icons/gst.svg', '/media/icons/gst.svg'],
    ['/brand/gst.svg', '/brand/gst.svg'],
    ['https://cdn.example.in/gst.svg', 'https://cdn.example.in/gst.svg'],
    ['javascript:alert(1)', '/media/javascript:alert(1)'],
  ])('%j becomes %j', (path, address) => {
    expect(iconAddress('/media/', path)).toEqual(some(address));
  });

  it('below a base on another host is complete', () => {
    expect(iconAddress('https://cdn.example.in', 'icons/gst.svg')).toEqual(
      some('https://cdn.example.in/icons/gst.svg'),
    );
  });

  it('is none when it is blank', () => {
    expect(iconAddress('/media/', ' ')).toEqual(none);
  });

  it.each(hostileAddresses)('stays below the base for %j', (path) => {
    for (const address of [assetAddress('/media/', path), iconAddress('/media/', path)]) {
      const { origin } = new URL(isSome(address) ? address.value : '/', 'https://portal.example');
      expect(origin).toBe('https://portal.example');
    }
  });
});
