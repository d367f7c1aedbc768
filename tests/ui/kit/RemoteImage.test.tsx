import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RemoteImage } from '../../../src/ui/kit/RemoteImage';

const show = (address: string): HTMLImageElement | null => {
  const place = render(<RemoteImage address={address} width={32} height={24} fallback={<i>none</i>} />);
  return place.container.querySelector('img');
};

describe('an image from a server', () => {
  it('reserves its space and has no accessible name', () => {
    const image = show('https://www.example.in/a.png');
    expect([image?.width, image?.height, image?.alt]).toEqual([32, 24, '']);
  });

  it.each(['', 'javascript:alert(1)', 'data:text/html,x', 'http://'])(
    'is not requested for the address %j',
    (address) => {
      expect(show(address)).toBeNull();
      expect(screen.getByText('none')).toBeTruthy();
    },
  );

  it('is replaced by its fallback when it cannot be loaded', () => {
    fireEvent.error(show('https://www.example.in/lost.png') ?? document.body);
    expect(screen.getByText('none')).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });
});
