import { ContainerModule } from 'inversify';
import { Log } from '../../application/ports/Log';
import { SearchGateway } from '../../application/ports/SearchGateway';
import { Timer } from '../../application/ports/Timer';
import { SearchPortal } from '../../application/search/SearchPortal';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpSearchGateway } from '../../infrastructure/http/HttpSearchGateway';
import { SearchStore } from '../../ui/search/SearchStore';

export const searchModule = new ContainerModule(({ bind }) => {
  bind(SearchGateway).toResolvedValue(
    (api: ApiClient, log: Log) => new HttpSearchGateway(api, log),
    [ApiClient, Log],
  );
  bind(SearchPortal).toResolvedValue(
    (search: SearchGateway, log: Log) => new SearchPortal(search, log),
    [SearchGateway, Log],
  );
  bind(SearchStore)
    .toResolvedValue(
      (search: SearchPortal, timer: Timer) => new SearchStore(search, timer),
      [SearchPortal, Timer],
    )
    .inTransientScope();
});
