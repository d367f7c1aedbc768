import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RemoteImage } from '../../../src/ui/kit/RemoteImage';

const show = (address: string): HTMLImageElement | null => {
  const place = render(<RemoteImage address={address} width={32} height={24} fallback={<i>none</i>} />);
  return place.container.querySelector('img');
};

describe('an image that a server named', () => {
  it('keeps its place and has no name of its own', () => {
    const image = show('https://www.example.in/a.png');
    expect([image?.width, image?.height, image?.alt]).toEqual([32, 24, '']);
  });

  it.each(['', 'javascript:alert(1)', 'data:text/html,x', 'http://'])('is not asked for at %j', (address) => {
    expect(show(address)).toBeNull();
    expect(screen.getByText('none')).toBeTruthy();
  });

  it('gives way to what stands for it when it cannot be had', () => {
    fireEvent.error(show('https://www.example.in/lost.png') ?? document.body);
    expect(screen.getByText('none')).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });
});
