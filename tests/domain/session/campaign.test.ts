import * as fc from 'fast-check';
import { left, right } from 'fp-ts/Either';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_CAMPAIGN,
  PARTNER_CAMPAIGNS,
  campaignToKeep,
  checkPartnerCodes,
  partnerCode,
} from '../../../src/domain/session/campaign';

const codes = { 'partner-one': 'CODE1', 'partner-two': 'CODE2' };

describe('the campaign that is kept', () => {
  it("is the address's, else the stored one, else website", () => {
    expect(campaignToKeep(some('partnerx'), some('stored'))).toBe('partnerx');
    expect(campaignToKeep(none, some('stored'))).toBe('stored');
    expect(campaignToKeep(none, none)).toBe('website');
    expect(DEFAULT_CAMPAIGN).toBe('website');
  });

  it('is never blank', () => {
    expect(campaignToKeep(some(' '), some('stored'))).toBe('stored');
    expect(campaignToKeep(some(''), some(' '))).toBe('website');
    expect(campaignToKeep(some(' abc '), none)).toBe('abc');
    expect(campaignToKeep(none, some(' abc '))).toBe('abc');
  });

  it('stays the same when it is kept again', () => {
    const texts = fc.option(fc.string()).map((text) => (text === null ? none : some(text)));
    fc.assert(
      fc.property(texts, texts, (asked, stored) => {
        const kept = campaignToKeep(asked, stored);
        expect(kept.trim()).not.toBe('');
        expect(campaignToKeep(none, some(kept))).toBe(kept);
        expect(campaignToKeep(asked, some(kept))).toBe(kept);
      }),
    );
  });
});

describe('two partner campaign values each map to a fixed discount code', () => {
  it('takes exactly two from the configuration, each with its code [CONF-06]', () => {
    expect(PARTNER_CAMPAIGNS).toBe(2);
    expect(checkPartnerCodes(codes)).toEqual(right(codes));
    expect(partnerCode('partner-one', codes)).toEqual(some('CODE1'));
    expect(partnerCode('partner-two', codes)).toEqual(some('CODE2'));
    expect(checkPartnerCodes({})).toEqual(left({ kind: 'PartnerCodesNotTwo', found: 0 }));
    expect(checkPartnerCodes({ one: 'A' })).toEqual(left({ kind: 'PartnerCodesNotTwo', found: 1 }));
    expect(checkPartnerCodes({ ...codes, three: 'C' })).toEqual(
      left({ kind: 'PartnerCodesNotTwo', found: 3 }),
    );
    expect(checkPartnerCodes({ ...codes, three: '' })).toEqual(
      left({ kind: 'PartnerCodesNotTwo', found: 2 }),
    );
    expect(checkPartnerCodes({ one: 'A', two: ' ' })).toEqual(left({ kind: 'PartnerCodesNotTwo', found: 1 }));
  });

  it('knows no other campaign', () => {
    expect(partnerCode('website', codes)).toEqual(none);
    expect(partnerCode('', codes)).toEqual(none);
    expect(partnerCode('constructor', codes)).toEqual(none);
    expect(partnerCode('one', { one: ' ' })).toEqual(none);
    expect(partnerCode('one', { one: ' A ' })).toEqual(some('A'));
  });

  it('gives a code for configured campaigns only, whatever the campaign', () => {
    const campaigns = fc.oneof(
      fc.string(),
      fc.constantFrom('partner-one', 'partner-two', '__proto__', 'toString'),
    );
    fc.assert(
      fc.property(campaigns, (campaign) => {
        expect(isSome(partnerCode(campaign, codes))).toBe(['partner-one', 'partner-two'].includes(campaign));
      }),
    );
  });
});
