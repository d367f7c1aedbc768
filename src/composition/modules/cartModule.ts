import { ContainerModule } from 'inversify';
import { LoadCart } from '../../application/cart/LoadCart';
import { CartGateway } from '../../application/ports/CartGateway';
import { Log } from '../../application/ports/Log';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpCartGateway } from '../../infrastructure/http/HttpCartGateway';
import { CartStore } from '../../ui/cart/CartStore';

/** One cart for the top bar, the pages that add to it and the cart itself. */
export const cartModule = new ContainerModule(({ bind }) => {
  bind(CartGateway).toResolvedValue(
    (api: ApiClient, log: Log) => new HttpCartGateway(api, log),
    [ApiClient, Log],
  );
  bind(LoadCart).toResolvedValue(
    (carts: CartGateway, log: Log) => new LoadCart(carts, log),
    [CartGateway, Log],
  );
  bind(CartStore).toResolvedValue((load: LoadCart) => new CartStore(load), [LoadCart]);
});
