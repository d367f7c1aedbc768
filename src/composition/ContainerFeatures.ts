import type { Container, ContainerModule } from 'inversify';
import type { FeatureLoader, LazyFeatureName } from '../ui/state/FeatureLoader';

/** The modules that are loaded with the screen of their feature. */
export const lazyModules: Readonly<Record<LazyFeatureName, () => Promise<ContainerModule>>> = {
  pricing: async () => (await import('./modules/pricingModule')).pricingModule,
  payments: async () => (await import('./modules/paymentsModule')).paymentsModule,
  photos: async () => (await import('./modules/photosModule')).photosModule,
  quotations: async () => (await import('./modules/quotationPagesModule')).quotationPagesModule,
  deadlines: async () => (await import('./modules/deadlinesModule')).deadlinesModule,
  orders: async () => (await import('./modules/ordersModule')).ordersModule,
  severalUploads: async () => (await import('./modules/severalUploadsModule')).severalUploadsModule,
};

/** Loads the module of a feature into the container when its screen is first opened. */
export class ContainerFeatures implements FeatureLoader {
  private readonly loading = new Map<LazyFeatureName, Promise<void>>();

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
      this.container.load(await lazyModules[feature]());
    } catch (fault) {
      // The next visit of the screen tries again.
      this.loading.delete(feature);
      throw fault;
    }
  }
}
