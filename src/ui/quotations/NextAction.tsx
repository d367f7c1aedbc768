import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Cart } from '../../domain/cart/cart';
import { waitsInCart } from '../../domain/quotations/detail';
import { waitsForDecision } from '../../domain/quotations/expiry';
import { quotationPath } from '../../domain/quotations/paths';
import type { Quotation } from '../../domain/quotations/quotation';
import { canRequestAgain } from '../../domain/quotations/requestAgain';
import type { QuotationEntry } from '../../domain/quotations/sections';
import { CartStore } from '../cart/CartStore';
import { busyIcon } from '../kit/busyIcon';
import { MAIN_LINK } from '../kit/mainLink';
import { Message } from '../kit/Message';
import { SupportContact } from '../kit/SupportContact';
import { StillWaiting } from '../kit/StillWaiting';
import { useStore } from '../state/storeContext';
import { useNow } from '../state/useNow';
import { texts } from '../texts/texts';
import { RequestAgainStore } from './RequestAgainStore';

interface EntryProps {
  readonly entry: QuotationEntry;
}

/** The service's question flow, or a person, for what came to nothing. */
const RequestAgain = observer(({ entry }: EntryProps): ReactElement => {
  const { asking } = useStore(RequestAgainStore);
  const navigate = useNavigate();
  useEffect(() => () => asking.cancel(), [asking]);
  return (
    <>
      <Button
        loading={busyIcon(asking.isRunning)}
        onClick={() => void asking.run(entry, (path) => void navigate(path))}
      >
        {texts().quotation.requestAgain}
      </Button>
      <StillWaiting command={asking} />
    </>
  );
});

/** Leads to Accept and Deny; the row's own link stands beside it, so the name tells which by its services. */
const Decide = observer(({ quotation }: { readonly quotation: Quotation }): ReactElement => (
  <div className="portal-quotation-way">
    <Link
      to={quotationPath(quotation.id)}
      className={MAIN_LINK}
      aria-label={texts().quotation.decideOn(quotation.names.join(', '))}
    >
      {texts().quotation.decide}
    </Link>
  </div>
));

/** What to do next about an entry of the list: decide, pay it from the cart that names it, or ask again (AMB-58). */
export const EntryNextAction = observer(({ entry }: EntryProps): ReactElement | null => {
  const { cart } = useStore(CartStore);
  const waits = useNow((now) => entry.kind === 'quotation' && waitsForDecision(entry.quotation, now));
  if (entry.kind === 'quotation' && waits) return <Decide quotation={entry.quotation} />;
  if (waitsInCart(entry, cart.value?.lines ?? []))
    return (
      <div className="portal-quotation-way">
        <Link to="/cart" className={MAIN_LINK}>
          {texts().quotation.openCart}
        </Link>
      </div>
    );
  if (!canRequestAgain(entry)) return null;
  return (
    <div className="portal-quotation-way">
      <RequestAgain entry={entry} />
    </div>
  );
});

interface DetailProps extends EntryProps {
  /** Undefined while it is not known. */
  readonly cart: Cart | undefined;
}

/** What to do next on the page of an accepted quotation, or of one that came to nothing. */
export const DetailNextAction = observer(({ entry, cart }: DetailProps): ReactElement | null => {
  if (canRequestAgain(entry))
    return (
      <div className="portal-quotation-details-way">
        <RequestAgain entry={entry} />
      </div>
    );
  const isAccepted = entry.kind === 'quotation' && entry.quotation.status === 'accepted';
  if (!isAccepted || cart === undefined) return null;
  if (!waitsInCart(entry, cart.lines))
    return (
      <div className="portal-quotation-details-way">
        <Message kind="info">{texts().quotation.notInCart}</Message>
        <SupportContact />
      </div>
    );
  return (
    <div className="portal-quotation-details-way">
      <Message kind="success">{texts().quotation.inCart}</Message>
      <Link to="/cart" className={MAIN_LINK}>
        {texts().quotation.openCart}
      </Link>
    </div>
  );
});
