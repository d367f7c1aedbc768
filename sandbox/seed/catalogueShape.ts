/** The demo catalogue. Amounts are in rupees here and in whole paise in the database. */

export type SeedSubService = {
  readonly id: number;
  readonly name: string;
  readonly tag?: string;
  readonly about: string;
  readonly model: 'fixed' | 'quotation' | 'questions' | 'questions with quotation';
  readonly rupees: number;
  readonly type?: 'chat' | 'entitlement';
  /** Once where it is absent. */
  readonly frequency?: 'monthly';
  readonly advance?: number;
  readonly documents?: readonly string[];
};

export type SeedService = {
  readonly id: number;
  readonly name: string;
  readonly icon: string;
  readonly children: readonly SeedSubService[];
};
