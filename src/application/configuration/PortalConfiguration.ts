/** Everything about one deployment, with the values that the specification does not show (CONF-09, AMB-49). */
export interface PortalConfiguration {
  readonly brand: { readonly name: string; readonly logo: string };
  readonly api: { readonly origin: string; readonly idempotency: boolean };
  readonly assets: { readonly base: string };
  readonly marketing: { readonly origin: string };
  readonly links: PortalLinks;
  readonly captcha: CaptchaConfiguration;
  readonly analytics:
    | { readonly provider: 'none' }
    | { readonly provider: 'mixpanel'; readonly token: string };
  readonly chat:
    | { readonly provider: 'none' }
    | { readonly provider: 'freshchat'; readonly token: string; readonly host: string };
  readonly payment: PaymentConfiguration;
  /** Partner campaign value to its fixed discount code. */
  readonly campaigns: Readonly<Record<string, string>>;
  /** Service id to the names of recommended services. */
  readonly recommendedServices: Readonly<Record<string, readonly string[]>>;
  /** Two-letter code of the state in which the provider is registered for GST. */
  readonly supplierState: string;
  /** Address of the table of statutory dates; '' where a deployment has none (DUE-02, DUE-05). */
  readonly deadlines: string;
}

/** External addresses; '' where a deployment has none, and then no link is shown. */
export interface PortalLinks {
  readonly bookCall: string;
  readonly rateUs: string;
  readonly blogs: string;
  readonly learnMore: string;
  readonly calculators: {
    readonly tax: string;
    readonly emi: string;
    readonly hra: string;
    readonly tds: string;
  };
  readonly androidApp: string;
  readonly iosApp: string;
}

export type CaptchaConfiguration =
  | { readonly provider: 'recaptcha'; readonly siteKey: string }
  | { readonly provider: 'altcha'; readonly challenge: string };

export interface PaymentConfiguration {
  /** The gateway's short lowercase name, sent as payment_gateway. */
  readonly provider: 'payu' | 'razorpay';
  readonly key: string;
  readonly action: string;
  /** What every payment is for, as the provider lists it. */
  readonly description: string;
  readonly sendPhone: boolean;
  readonly origins: readonly string[];
}
