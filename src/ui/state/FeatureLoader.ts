/** A feature whose code is loaded where it is first needed: by its screen, or by the dashboard's list after the first paint. */
export type LazyFeatureName = 'deadlines' | 'pricing';

export abstract class FeatureLoader {
  /** Ends once the stores of the feature can be had; rejects when their code cannot be loaded. */
  abstract load(feature: LazyFeatureName): Promise<void>;
}
