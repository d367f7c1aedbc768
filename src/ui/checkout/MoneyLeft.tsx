import { observer } from 'mobx-react-lite';
import { type ReactElement, useId } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import { langOf } from '../kit/langOf';
import { PhoneLink } from '../kit/PhoneLink';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';

/** What to do where money has left the account all the same, in the provider's words if it has any (BUY-07). */
export const MoneyLeft = observer((): ReactElement => {
  const id = useId();
  const { support, texts: own } = useStore(Deployment).configuration.brand;
  const text = texts().checkout.ofDeployment(own.moneyLeft) || texts().checkout.moneyLeft;
  return (
    <section className="portal-money-left" aria-labelledby={id}>
      <h2 id={id}>{texts().checkout.moneyLeftTitle}</h2>
      <p lang={langOf(text)}>{text}</p>
      {support.phone !== '' && (
        <p>
          <span>{texts().checkout.callUs}</span> <PhoneLink phone={support.phone} />
        </p>
      )}
    </section>
  );
});
