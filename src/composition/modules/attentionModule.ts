import { Deployment } from '../../application/configuration/Deployment';
import * as ports from '../../application/ports';
import { Client } from '../client';
import { HttpDeadlineGateway } from '../../infrastructure/http/HttpDeadlineGateway';
import { LocalDeadlineChoiceStorage } from '../../infrastructure/storage/LocalDeadlineChoiceStorage';
import { NavigatorAppBadge } from '../../infrastructure/system/NavigatorAppBadge';
import { LocalOpenedRemarkStorage } from '../../infrastructure/storage/LocalOpenedRemarkStorage';
import { featureModule } from '../featureModule';

/** What the list of what waits reads besides the dashboard; it stands without the code of Deadlines (NEED-11). */
export const attentionModule = featureModule(({ bindPort }) => {
  bindPort(ports.DeadlineGateway, HttpDeadlineGateway, {
    api: Client,
    log: ports.Log,
    deployment: Deployment,
  });
  bindPort(ports.AppBadge, NavigatorAppBadge, {});
  bindPort(ports.DeadlineChoiceStorage, LocalDeadlineChoiceStorage, { session: ports.SessionStorage });
  bindPort(ports.OpenedRemarkStorage, LocalOpenedRemarkStorage, { session: ports.SessionStorage });
});
