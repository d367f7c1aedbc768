import * as ports from '../../application/ports';
import { WebSharing } from '../../infrastructure/system/WebSharing';
import { featureModule } from '../featureModule';
/** How the device hands something to others. */
export const sharingModule = featureModule(({ bindPort }) => {
  bindPort(ports.Sharing, WebSharing, {});
});
