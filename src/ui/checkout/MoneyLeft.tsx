import { observer } from 'mobx-react-lite';
import { type ReactElement, useId } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import { langOf } from '../kit/langOf';
import { SupportContact } from '../kit/SupportContact';
import { useStore } from '../state/storeContext';
import { lightTexts } from '../texts/lightTexts';
import { texts } from '../texts/texts';

/** What to do where money has left the account all the same, in the provider's words if it has any (BUY-07). */
export const MoneyLeft = observer((): ReactElement => {
  const id = useId();
  const { moneyLeft } = useStore(Deployment).configuration.brand.texts;
  const text = lightTexts().kit.ofDeployment(moneyLeft) || texts().checkout.moneyLeft;
  return (
    <section className="portal-money-left" aria-labelledby={id}>
      <h2 id={id}>{texts().checkout.moneyLeftTitle}</h2>
      <p lang={langOf(text)}>{text}</p>
      <SupportContact />
    </section>
  );
});
