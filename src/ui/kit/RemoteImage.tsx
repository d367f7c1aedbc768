import { getOrElse } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import type { Elements } from './elements';
import { ImageWithFallback } from './ImageWithFallback';
import { safeAddress } from './safeAddress';

export interface RemoteImageProps {
  /** Address of the image as the server sent it; '' when there is none. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string;
  /** Shown when there is no image or it cannot be loaded. */
  readonly fallback: Elements;
}

/** A decorative image from a server; its space is reserved while it loads. */
export const RemoteImage = ({ address, ...shown }: RemoteImageProps): ReactElement => (
  <ImageWithFallback
    {...shown}
    source={getOrElse(() => '')(safeAddress(address))}
    alt=""
    loading="lazy"
    decoding="async"
  />
);
