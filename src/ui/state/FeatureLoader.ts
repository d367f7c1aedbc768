/** A feature whose stores are made known when its screen is first opened, so that no other screen loads its code. */
export type LazyFeatureName = 'deadlines' | 'pricing';

export abstract class FeatureLoader {
  /** Ends once the stores of the feature can be had; rejects when their code cannot be loaded. */
  abstract load(feature: LazyFeatureName): Promise<void>;
}
