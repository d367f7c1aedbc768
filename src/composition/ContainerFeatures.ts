import type { Container, ContainerModule } from 'inversify';
import type { FeatureLoader, LazyFeatureName } from '../ui/state/FeatureLoader';
import { overGaps } from '../ui/state/overGaps';

type Modules = readonly ContainerModule[];

const packing = async (): Promise<ContainerModule> => (await import('./modules/packingModule')).packingModule;
const preview = async (): Promise<ContainerModule> => (await import('./modules/previewModule')).previewModule;

const fileChoice = async (): Promise<ContainerModule> =>
  (await import('./modules/fileChoiceModule')).fileChoiceModule;
const fileCabinet = async (): Promise<ContainerModule> =>
  (await import('./modules/fileCabinetModule')).fileCabinetModule;

/** The modules that are loaded with the screen of their feature; two features may share one. */
export const lazyModules: Readonly<Record<LazyFeatureName, () => Promise<Modules>>> = {
  cabinet: () =>
    Promise.all([import('./modules/cabinetModule').then((m) => m.cabinetModule), packing(), preview()]),
  pricing: async () => [(await import('./modules/pricingModule')).pricingModule],
  payments: () => Promise.all([import('./modules/paymentsModule').then((m) => m.paymentsModule), packing()]),
  quotations: () =>
    Promise.all([import('./modules/quotationPagesModule').then((m) => m.quotationPagesModule), preview()]),
  deadlines: async () => [(await import('./modules/deadlinesModule')).deadlinesModule],
  orders: async () => [(await import('./modules/ordersModule')).ordersModule],
  profile: async () => [(await import('./modules/profilePageModule')).profilePageModule],
  photos: async () => [(await import('./modules/photosModule')).photosModule],
  fileCabinet: () => Promise.all([fileCabinet(), fileChoice()]),
  task: () => Promise.all([import('./modules/taskModule').then((m) => m.taskModule), fileChoice()]),
  severalUploads: () =>
    Promise.all([
      import('./modules/severalUploadsModule').then((m) => m.severalUploadsModule),
      fileCabinet(),
      fileChoice(),
    ]),
  interruptions: async () => [(await import('./modules/interruptionsModule')).interruptionsModule],
  fileCheck: async () => [(await import('./modules/fileCheckModule')).fileCheckModule],
};

/** Loads the modules of a feature into the container when its screen is first opened. */
export class ContainerFeatures implements FeatureLoader {
  private readonly loading = new Map<LazyFeatureName, Promise<void>>();
  /** A module that two features share is loaded with the first of them. */
  private readonly taken = new Set<ContainerModule>();

  constructor(private readonly container: Container) {}

  load(feature: LazyFeatureName): Promise<void> {
    const known = this.loading.get(feature);
    if (known !== undefined) return known;
    const loading = this.bind(feature);
    this.loading.set(feature, loading);
    return loading;
  }

  private async bind(feature: LazyFeatureName): Promise<void> {
    try {
      const missing = (await overGaps(lazyModules[feature])).filter((module) => !this.taken.has(module));
      this.container.load(...missing);
      for (const module of missing) this.taken.add(module);
    } catch (fault) {
      // The next visit of the screen tries again.
      this.loading.delete(feature);
      throw fault;
    }
  }
}
