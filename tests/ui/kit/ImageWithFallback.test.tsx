import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ImageWithFallback } from '../../../src/ui/kit/ImageWithFallback';

const picture = (source: string): ReactElement => (
  <ImageWithFallback source={source} alt="Logo" className="logo" height={32} fallback={<i>none</i>} />
);

describe('an image with a fallback', () => {
  it('has its text, class and size', () => {
    render(picture('/a.png'));
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'Logo' });
    expect([image.getAttribute('src'), image.className, image.height]).toEqual(['/a.png', 'logo', 32]);
    expect(screen.queryByText('none')).toBeNull();
  });

  it('is its fallback when there is no address', () => {
    render(picture(''));
    expect(screen.getByText('none')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is its fallback when it cannot be loaded, until another image takes its place', () => {
    const { rerender } = render(picture('/lost.png'));
    fireEvent.error(screen.getByRole('img'));
    rerender(picture('/lost.png'));
    expect(screen.getByText('none')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    rerender(picture('/new.png'));
    expect(screen.getByRole('img').getAttribute('src')).toBe('/new.png');
  });
});
