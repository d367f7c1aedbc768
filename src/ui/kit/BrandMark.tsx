import type { ReactElement } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import { useStore } from '../state/storeContext';
import { ImageWithFallback } from './ImageWithFallback';

export interface BrandMarkProps {
  readonly height: number;
  readonly imageClass: string;
  readonly nameClass: string;
}

/** The provider's logo, or its name when the deployment has no logo or it cannot be loaded. */
export const BrandMark = ({ height, imageClass, nameClass }: BrandMarkProps): ReactElement => {
  const { name, logo } = useStore(Deployment).configuration.brand;
  return (
    <ImageWithFallback
      source={logo}
      alt={name}
      className={imageClass}
      height={height}
      fallback={<span className={nameClass}>{name}</span>}
    />
  );
};
