import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import type { Cart, CartLine } from '../../domain/cart/cart';
import { areItemsBeforeGst } from '../../domain/cart/itemsBeforeGst';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { OptionalMoney } from '../kit/Money';
import { isFocusLost } from '../kit/pageBehind';
import { SectionCard } from '../kit/SectionCard';
import { StillWaiting } from '../kit/StillWaiting';
import { texts } from '../texts/texts';
import type { CartItemsStore } from './CartItemsStore';
import { langOf } from '../kit/langOf';

/** The pressed button disappears with its item, so the focus moves to the list. */
const useFocusAfterRemoval = (count: number): RefObject<HTMLUListElement | null> => {
  const list = useRef<HTMLUListElement>(null);
  const former = useRef(count);
  useEffect(() => {
    if (count < former.current) list.current?.focus();
    former.current = count;
  }, [count]);
  return list;
};

interface LinesProps {
  readonly store: CartItemsStore;
  readonly cart: Cart;
}

/** The amount of an item, with a word on GST where that is certain (CART-02). */
const Amount = observer(
  ({ line, isBeforeGst }: { readonly line: CartLine; readonly isBeforeGst: boolean }): ReactElement => (
    <span className="portal-cart-line-amount">
      <OptionalMoney amount={line.amount} missing={texts().cart.amountMissing} />
      {isBeforeGst && <span className="portal-cart-line-facts">{texts().cart.beforeGst}</span>}
    </span>
  ),
);

const Frequency = observer(({ frequency }: { readonly frequency: string }): ReactElement | null =>
  frequency === '' ? null : (
    <span>
      <span>{texts().cart.frequency}</span> <span lang={langOf(frequency)}>{frequency}</span> ·{' '}
    </span>
  ),
);

/** The items of the cart; removing one asks for confirmation (CART-02, CART-09). */
export const CartLines = observer(({ store, cart }: LinesProps): ReactElement => {
  const { lines } = cart;
  const isBeforeGst = areItemsBeforeGst(cart);
  const list = useFocusAfterRemoval(lines.length);
  useEffect(() => store.open(), [store]);
  return (
    <SectionCard title={texts().cart.items} count={lines.length}>
      <ul ref={list} tabIndex={-1} role="list" className="portal-cart-lines" aria-label={texts().cart.items}>
        {lines.map((line) => (
          <li key={line.id} className="portal-cart-line">
            <div>
              <p className="portal-cart-line-name" lang={langOf(line.serviceName)}>
                {line.serviceName}
              </p>
              <p className="portal-cart-line-facts">
                <Frequency frequency={store.frequencyOf(line)} />
                <span>{`${texts().cart.quantity} ${line.quantity}`}</span>
              </p>
            </div>
            <Amount line={line} isBeforeGst={isBeforeGst} />
            <Button aria-label={texts().cart.remove(line.serviceName)} onClick={() => store.ask(line)}>
              {texts().cart.removeShort}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={store.asked !== undefined}
        title={texts().cart.removeTitle}
        yes={texts().cart.yes}
        no={texts().cart.no}
        onYes={() => void store.removing.run()}
        onNo={() => store.decline()}
        busy={store.removing.isRunning}
        afterClose={() => {
          // The button that opened it went with its item.
          if (isFocusLost()) list.current?.focus();
        }}
      >
        <p>{texts().cart.removeQuestion}</p>
        <StillWaiting command={store.removing} />
      </ConfirmDialog>
    </SectionCard>
  );
});
