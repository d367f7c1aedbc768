import { observer } from 'mobx-react-lite';
import { getOrElse } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import { assetAddress } from '../kit/assetAddress';
import { ImageWithFallback } from '../kit/ImageWithFallback';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';

export interface NotificationImageProps {
  readonly path: string;
  readonly title: string;
}

/** A notification's image; nothing when it cannot be loaded. */
export const NotificationImage = observer(({ path, title }: NotificationImageProps): ReactElement => {
  const { assets } = useStore(Deployment).configuration;
  return (
    <ImageWithFallback
      source={getOrElse(() => '')(assetAddress(assets.base, path))}
      alt={texts().notification.imageOf(title)}
      className="portal-notification-image"
      loading="lazy"
      fallback={null}
    />
  );
});
