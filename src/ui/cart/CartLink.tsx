import { ShoppingCartOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { BadgeLink } from '../kit/BadgeLink';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { CartStore } from './CartStore';

/** The top bar's link to the cart, with the number of items; no badge when the cart could not be read. */
export const CartLink = observer((): ReactElement => {
  const store = useStore(CartStore);
  useEffect(() => {
    void store.cart.load();
  }, [store]);
  const count = store.itemCount;
  const name = count === undefined ? texts().cart.link : texts().cart.linkWithItems(count);
  const badge = count === undefined || count === 0 ? undefined : String(count);
  return <BadgeLink to="/cart" name={name} icon={<ShoppingCartOutlined />} badge={badge} />;
});
