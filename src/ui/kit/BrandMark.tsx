import type { ReactElement } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import { useStore } from '../state/storeContext';
import { useScheme } from '../theme/useScheme';
import { ImageWithFallback } from './ImageWithFallback';

export interface BrandMarkProps {
  readonly height: number;
  readonly imageClass: string;
  readonly nameClass: string;
}

/** The provider's logo for a light or a dark page, or its name when the deployment has no logo or it cannot be loaded. */
export const BrandMark = ({ height, imageClass, nameClass }: BrandMarkProps): ReactElement => {
  const { name, logo, logoDark } = useStore(Deployment).configuration.brand;
  const isDark = useScheme() === 'dark';
  return (
    <ImageWithFallback
      source={isDark && logoDark !== '' ? logoDark : logo}
      alt={name}
      className={imageClass}
      height={height}
      fallback={
        <span role="img" aria-label={name} className={nameClass}>
          {name}
        </span>
      }
    />
  );
};
