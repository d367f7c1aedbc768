import { Deployment } from '../../application/configuration/Deployment';
import * as ports from '../../application/ports';
import { HttpFileContents } from '../../infrastructure/http/HttpFileContents';
import { featureModule } from '../featureModule';
/** What stands in stored files, for the pages that show or pack them. */
export const fileContentsModule = featureModule(({ bindPort }) => {
  bindPort(ports.FileContents, HttpFileContents, {
    deployment: Deployment,
    browser: ports.Browser,
    log: ports.Log,
  });
});
