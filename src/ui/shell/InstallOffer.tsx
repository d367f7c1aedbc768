import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useCallback, useSyncExternalStore } from 'react';
import { Installation, type InstallWay } from '../../application/ports/Installation';
import { useFocusBack } from '../kit/useFocusBack';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import './signedInBars.css';

interface OfferProps {
  readonly installation: Installation;
  readonly way: InstallWay;
}

const Offer = observer(({ installation, way }: OfferProps): ReactElement => (
  <div onFocus={useFocusBack()}>
    <section className="portal-bar portal-bar-install" aria-label={texts().shell.installTitle}>
      <span>{way === 'ask' ? texts().shell.installLead : texts().shell.installByMenu}</span>
      {way === 'ask' && (
        <Button type="primary" onClick={() => installation.install()}>
          {texts().shell.install}
        </Button>
      )}
      <Button onClick={() => installation.decline()}>{texts().shell.notNow}</Button>
    </section>
  </div>
));

/** Offers to install the portal once, after a payment or an upload (INST-02); it stands below the screen and covers nothing. */
export const InstallOffer = observer((): ReactElement | null => {
  const installation = useStore(Installation);
  const watch = useCallback((changed: () => void) => installation.onChange(changed), [installation]);
  const way = useSyncExternalStore(watch, () => installation.offered());
  return way === 'none' ? null : <Offer installation={installation} way={way} />;
});
