import { browserSession } from '../support/browserSession';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MadeSubmission } from '../../../src/domain/catalogue/repetition';
import { BrowserSubmissionStorage } from '../../../src/infrastructure/storage/BrowserSubmissionStorage';

const made: MadeSubmission = {
  kind: 'addToCart',
  name: 'GST',
  intent: '["addToCart","16"]',
  cartLines: 1,
};

describe('The submissions of this tab', () => {
  beforeEach(() => sessionStorage.clear());

  it('survive a reload of the page', () => {
    new BrowserSubmissionStorage().keep([made]);
    expect(new BrowserSubmissionStorage().all()).toEqual([made]);
  });

  it('of an earlier release are still read, and its field keeps its name', () => {
    const { intent, ...same } = made;
    sessionStorage.setItem('portal.submissions', JSON.stringify([{ ...same, intention: intent }]));
    expect(new BrowserSubmissionStorage().all()).toEqual([made]);
  });

  it('are forgotten at log-out', () => {
    new BrowserSubmissionStorage().keep([made]);
    browserSession().leave();
    expect(new BrowserSubmissionStorage().all()).toEqual([]);
  });

  it.each(['', '{', '7', '{"kind":"addToCart"}', '[{"kind":"other"},null]'])(
    'are empty when %j is stored',
    (text) => {
      sessionStorage.setItem('portal.submissions', text);
      expect(new BrowserSubmissionStorage().all()).toEqual([]);
    },
  );

  it('remove their entry when they are empty', () => {
    new BrowserSubmissionStorage().keep([made]);
    new BrowserSubmissionStorage().keep([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
