import { type ReactElement, useState } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import { useStore } from '../state/storeContext';

export interface BrandMarkProps {
  readonly height: number;
  readonly imageClass: string;
  readonly nameClass: string;
}

/** The provider's logo, or its name when the deployment has no logo or it cannot be loaded. */
export const BrandMark = ({ height, imageClass, nameClass }: BrandMarkProps): ReactElement => {
  const { name, logo } = useStore(Deployment).configuration.brand;
  const [isBroken, setBroken] = useState(false);
  if (logo === '' || isBroken) return <span className={nameClass}>{name}</span>;
  return <img className={imageClass} src={logo} alt={name} height={height} onError={() => setBroken(true)} />;
};
