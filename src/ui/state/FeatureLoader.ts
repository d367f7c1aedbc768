/** A feature whose code is loaded where it is first needed: by its screen, or by a part of one that not every visit shows. */
export type LazyFeatureName =
  | 'cabinet'
  | 'deadlines'
  | 'fileCabinet'
  | 'fileCheck'
  | 'interruptions'
  | 'orders'
  | 'payments'
  | 'photos'
  | 'pricing'
  | 'profile'
  | 'quotations'
  | 'severalUploads'
  | 'task';

export abstract class FeatureLoader {
  /** Ends once the stores of the feature can be had; rejects when their code cannot be loaded. */
  abstract load(feature: LazyFeatureName): Promise<void>;
}
