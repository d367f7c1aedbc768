import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Cart } from '../../domain/cart/cart';
import { payableId } from '../../domain/checkout/orderAttempt';
import { paymentResponseAddress } from '../../domain/checkout/payment';
import { MarkedWords } from '../kit/MarkedWords';
import { Message } from '../kit/Message';
import { texts } from '../texts/texts';
import type { UnconfirmedOrdersStore } from './UnconfirmedOrdersStore';

interface UnconfirmedProps {
  readonly store: UnconfirmedOrdersStore;
  readonly cart: Cart;
}

/** Warns of buying what an order whose payment is being confirmed holds already. */
export const UnconfirmedOrders = observer(({ store, cart }: UnconfirmedProps): ReactElement => {
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  return (
    <>
      {store.ofCart(cart).map((order) => (
        <Message key={order.id} kind="info">
          <span>
            <MarkedWords
              text={texts().cart.beingConfirmed(order.services.join(', '))}
              words={[order.services.join(', ')]}
            />
          </span>{' '}
          <Link to={paymentResponseAddress('', 'checking', payableId(order))}>{texts().cart.seePayment}</Link>
        </Message>
      ))}
    </>
  );
});
