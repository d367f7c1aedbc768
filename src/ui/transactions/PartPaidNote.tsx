import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import { isPartPaid } from '../../domain/transactions/paidAndDue';
import type { Transaction } from '../../domain/transactions/transaction';
import { ContactLink } from '../checkout/ContactLink';
import { langOf } from '../kit/langOf';
import { useStore } from '../state/storeContext';
import { lightTexts } from '../texts/lightTexts';
import { texts } from '../texts/texts';
import './amounts.css';

/** How the rest of a part-paid order is paid, in the provider's words if it has any, and where to ask (AMB-52, BUY-07). */
export const PayTheRest = observer((): ReactElement => {
  const { payTheRest } = useStore(Deployment).configuration.brand.texts;
  const text = lightTexts().kit.ofDeployment(payTheRest) || texts().transaction.payTheRest;
  return (
    <span className="portal-pay-the-rest">
      <span lang={langOf(text)}>{text}</span> <ContactLink />
    </span>
  );
});

/** As `PayTheRest`, beside an order that needs it. */
export const PartPaidNote = observer(({ order }: { readonly order: Transaction }): ReactElement | null =>
  isPartPaid(order) ? (
    <p className="portal-part-paid">
      <span>{texts().transaction.partPaidNote}</span> <PayTheRest />
    </p>
  ) : null,
);
