import { describe, expect, it } from 'vitest';
import { english } from './english';
import { hindi } from './hindi';

describe('A sentence that is shown in more than one state', () => {
  it('speaks of no payment where an order of ₹0 is confirmed [RESUME-08]', () => {
    expect(hindi.checkout.confirmed.success).toBe('हमने इसकी पुष्टि कर ली है।');
  });

  it('promises without a connection to go on with what waits, not with what has failed [LINE-02]', () => {
    expect([english, hindi].map(({ shell }) => shell.noConnection)).toEqual([
      expect.stringContaining('what waits goes on by itself'),
      expect.stringContaining('जो रुका है वह कनेक्शन आते ही'),
    ]);
  });

  it('tells of several shared files that are gone as of one [SHARE-03]', () => {
    const names = 'form.pdf, lease.pdf';
    expect([english.share.gone(names), hindi.share.gone(names)]).toEqual([
      'No longer kept here: form.pdf, lease.pdf. Sent or put aside in another tab, or an hour has passed.',
      'अब यहाँ नहीं: form.pdf, lease.pdf। कारण: दूसरे टैब में भेजना या हटाना, या एक घंटा बीत जाना।',
    ]);
  });

  it('does not say in Hindi that no document could be read where some could [SHARE-03]', () => {
    expect(hindi.share.documentsFailed).toBe('आपके कामों के कुछ बाकी दस्तावेज़ों की जानकारी लोड नहीं हो सकी।');
  });
});
