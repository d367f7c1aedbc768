import { isNone } from 'fp-ts/Option';
import { type ReactElement, type ReactNode, useState } from 'react';
import { safeAddress } from './safeAddress';

export interface RemoteImageProps {
  /** Address of the image as the server sent it; '' when there is none. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string;
  /** Shown when there is no image or it cannot be loaded. */
  readonly fallback: ReactNode;
}

/** A decorative image from a server; its space is reserved while it loads. */
export const RemoteImage = ({
  address,
  width,
  height,
  className,
  fallback,
}: RemoteImageProps): ReactElement => {
  const [isBroken, setIsBroken] = useState(false);
  const source = safeAddress(address, window.location.origin);
  if (address === '' || isNone(source) || isBroken) return <>{fallback}</>;
  return (
    <img
      src={source.value}
      alt=""
      width={width}
      height={height}
      className={className}
      loading="lazy"
      decoding="async"
      onError={() => setIsBroken(true)}
    />
  );
};
