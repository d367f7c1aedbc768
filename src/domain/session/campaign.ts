import { left, right } from 'fp-ts/Either';
import type { Either } from 'fp-ts/Either';
import { fromNullable, isSome, none, some } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';

/** The fixed discount code of each partner campaign. */
export type PartnerCodes = Readonly<Record<string, string>>;

/** The campaign of a visitor whose address names none (LOGIN-03). */
export const DEFAULT_CAMPAIGN = 'website';

/** The number of partner campaigns (CONF-06). */
export const PARTNER_CAMPAIGNS = 2;

export interface PartnerCodesRefused {
  readonly kind: 'PartnerCodesNotTwo';
  readonly found: number;
}

const given = (value: Option<string>): Option<string> => {
  const text = isSome(value) ? value.value.trim() : '';
  return text === '' ? none : some(text);
};

/** The campaign to keep: the address's wins, else the stored one stays, else 'website' (AMB-12). */
export const campaignToKeep = (query: Option<string>, stored: Option<string>): string => {
  const asked = given(query);
  if (isSome(asked)) return asked.value;
  const kept = given(stored);
  return isSome(kept) ? kept.value : DEFAULT_CAMPAIGN;
};

/** The discount code of a partner's campaign; none for every other campaign (CART-21, AMB-35). */
export const partnerCode = (campaign: string, codes: PartnerCodes): Option<string> =>
  given(Object.hasOwn(codes, campaign) ? fromNullable(codes[campaign]) : none);

/** Refuses a configured table unless it has exactly two campaigns, each with its code (CONF-06). */
export const checkPartnerCodes = (codes: PartnerCodes): Either<PartnerCodesRefused, PartnerCodes> => {
  const found = Object.keys(codes).filter((campaign) => isSome(partnerCode(campaign, codes))).length;
  return found === PARTNER_CAMPAIGNS && Object.keys(codes).length === PARTNER_CAMPAIGNS
    ? right(codes)
    : left({ kind: 'PartnerCodesNotTwo', found });
};
