import { isNone } from 'fp-ts/Option';
import { type ReactElement, type ReactNode, useState } from 'react';
import { safeAddress } from './safeAddress';

export interface RemoteImageProps {
  /** Where a server says the image is; '' where it has none. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string;
  /** Stands in the image's place when there is none or it cannot be had. */
  readonly fallback: ReactNode;
}

/** An image that a server named, beside a text that says the same; its place is kept while it loads. */
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
