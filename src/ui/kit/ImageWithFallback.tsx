import { type ComponentProps, type ReactElement, useState } from 'react';
import type { Elements } from './elements';

export interface ImageWithFallbackProps extends Pick<
  ComponentProps<'img'>,
  'className' | 'width' | 'height' | 'loading' | 'decoding'
> {
  /** '' when there is none. */
  readonly source: string;
  readonly alt: string;
  /** Shown when there is no image or it cannot be loaded. */
  readonly fallback: Elements;
}

export const ImageWithFallback = ({
  source,
  alt,
  fallback,
  ...shown
}: ImageWithFallbackProps): ReactElement => {
  // Remember the address, so that a later image of the same place is tried again.
  const [broken, setBroken] = useState('');
  if (source === broken) return <>{fallback}</>;
  return <img {...shown} src={source} alt={alt} onError={() => setBroken(source)} />;
};
