import { LoadCart } from '../../application/cart/LoadCart';
import * as ports from '../../application/ports';
import { Client } from '../client';
import { HttpCartGateway } from '../../infrastructure/http/HttpCartGateway';
import { CartStore } from '../../ui/cart/CartStore';
import { featureModule } from '../featureModule';
/** One cart for the top bar, the pages that add to it and the cart itself. */
export const cartModule = featureModule(({ bindClass, bindPort }) => {
  bindPort(ports.CartGateway, HttpCartGateway, { api: Client, log: ports.Log });
  bindClass(LoadCart, { carts: ports.CartGateway, log: ports.Log });
  bindClass(CartStore, { load: LoadCart });
});
