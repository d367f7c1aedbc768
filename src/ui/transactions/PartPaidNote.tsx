import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { isPartPaid } from '../../domain/transactions/paidAndDue';
import type { Transaction } from '../../domain/transactions/transaction';
import { ContactLink } from '../checkout/ContactLink';
import { texts } from '../texts/texts';

/** Where to ask about the rest of a part-paid order: no field says how it is paid (AMB-52). */
export const PartPaidNote = observer(({ order }: { readonly order: Transaction }): ReactElement | null =>
  isPartPaid(order) ? (
    <p className="portal-part-paid">
      <span>{texts().transaction.partPaidNote}</span> <ContactLink />
    </p>
  ) : null,
);
