import { isSome } from 'fp-ts/Option';
import { type ReactElement, useState } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import { assetAddress } from '../kit/assetAddress';
import { useStore } from '../state/storeContext';
import { notificationTexts } from '../texts/notificationTexts';

export interface NotificationImageProps {
  readonly path: string;
  readonly title: string;
}

/** A notification's image; nothing when it cannot be loaded. */
export const NotificationImage = ({ path, title }: NotificationImageProps): ReactElement | null => {
  const { assets } = useStore(Deployment).configuration;
  const [isBroken, setBroken] = useState(false);
  const address = assetAddress(assets.base, path);
  if (isBroken || !isSome(address)) return null;
  return (
    <img
      className="portal-notification-image"
      src={address.value}
      alt={notificationTexts.imageOf(title)}
      loading="lazy"
      onError={() => {
        setBroken(true);
      }}
    />
  );
};
