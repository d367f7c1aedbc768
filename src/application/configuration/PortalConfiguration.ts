/**
 * What the core knows of one deployment, with the values that the specification does not show (CONF-09, AMB-49). Third
 * parties are the adapters' own: `infrastructure/vendors`.
 */
export interface PortalConfiguration {
  readonly brand: {
    readonly name: string;
    /** What the whole look is made of, as '#rrggbb' in small letters (BRAND-01). */
    readonly colour: string;
    readonly logo: string;
    /** The logo on a dark page; '' where it is the same. */
    readonly logoDark: string;
    /** Whom a customer asks who cannot go on, each '' where the deployment says nothing (BRAND-02). */
    readonly support: {
      readonly phone: string;
      readonly email: string;
      /** When somebody answers. */
      readonly hours: DeploymentText;
    };
    /** What only the provider can say, each '' where it says nothing (BUY-07). */
    readonly texts: {
      /** What to do when money has left the account and the order is not paid. */
      readonly moneyLeft: DeploymentText;
      /** How and when the rest of an order is paid. */
      readonly payTheRest: DeploymentText;
    };
  };
  readonly api: { readonly origin: string; readonly idempotency: boolean };
  readonly assets: { readonly base: string };
  readonly marketing: { readonly origin: string };
  readonly links: PortalLinks;
  readonly payment: {
    /** What every payment is said to be for. */
    readonly productInfo: string;
  };
  /** Partner campaign value to its fixed discount code. */
  readonly campaigns: Readonly<Record<string, string>>;
  /** Service id to the names of recommended services, or their ids. */
  readonly recommendedServices: Readonly<Record<string, readonly string[]>>;
  /** Two-letter code of the state in which the provider is registered for GST; '' where the deployment does not say. */
  readonly supplierState: string;
  readonly search: {
    /** Words of customers with the names of services that they mean (FIND-01). */
    readonly synonyms: Readonly<Record<string, readonly string[]>>;
  };
  /** Address of the table of statutory dates; '' where a deployment has none (DUE-02, DUE-05). */
  readonly deadlines: string;
  /** Where stored files may be read from beside the portal's own origin and the API's (MONEY-06). */
  readonly files: { readonly origins: readonly string[] };
}

/** A deployment's own sentence in each language of the portal. */
export interface DeploymentText {
  readonly en: string;
  readonly hi: string;
}

/** External addresses; '' where a deployment has none, and then no link is shown. */
export interface PortalLinks {
  readonly bookCall: string;
  readonly rateUs: string;
  readonly blogs: string;
  readonly calculators: {
    readonly tax: string;
    readonly emi: string;
    readonly hra: string;
    readonly tds: string;
  };
  readonly androidApp: string;
  readonly iosApp: string;
}
