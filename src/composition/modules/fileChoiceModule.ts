import type { ResolutionContext } from 'inversify';
import { LazyFileCheck } from '../../application/documents/LazyFileCheck';
import * as ports from '../../application/ports';
import { FeatureLoader } from '../../ui/state/FeatureLoader';
import { featureModule } from '../featureModule';
import { bindKept } from '../PageReload';

/** The code of the check is loaded with the first file that is chosen. */
const fileCheckOnDemand = (context: ResolutionContext): ports.FileCheck =>
  new LazyFileCheck({
    load: async () => {
      await context.get(FeatureLoader).load('fileCheck');
      const { MeasuringFileCheck } = await import('../../application/documents/MeasuringFileCheck');
      return context.get(MeasuringFileCheck);
    },
    timer: context.get(ports.Timer),
  });

/** What every place needs where a file is chosen. */
export const fileChoiceModule = featureModule(({ bind }) => {
  bindKept(ports.FileCheck, bind(ports.FileCheck).toDynamicValue(fileCheckOnDemand));
});
