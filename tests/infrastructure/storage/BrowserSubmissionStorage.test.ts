import { beforeEach, describe, expect, it } from 'vitest';
import type { MadeSubmission } from '../../../src/domain/catalogue/repetition';
import { BrowserSessionStorage } from '../../../src/infrastructure/storage/BrowserSessionStorage';
import { BrowserSubmissionStorage } from '../../../src/infrastructure/storage/BrowserSubmissionStorage';

const made: MadeSubmission = {
  kind: 'addToCart',
  name: 'GST',
  intention: '["addToCart","16"]',
  cartLines: 1,
};

describe('What this tab has submitted', () => {
  beforeEach(() => sessionStorage.clear());

  it('survives a reload of the page', () => {
    new BrowserSubmissionStorage().keep([made]);
    expect(new BrowserSubmissionStorage().all()).toEqual([made]);
  });

  it('is forgotten at log-out', () => {
    new BrowserSubmissionStorage().keep([made]);
    new BrowserSessionStorage().leave();
    expect(new BrowserSubmissionStorage().all()).toEqual([]);
  });

  it.each(['', '{', '7', '{"kind":"addToCart"}', '[{"kind":"other"},null]'])(
    'counts %j as nothing',
    (text) => {
      sessionStorage.setItem('portal.submissions', text);
      expect(new BrowserSubmissionStorage().all()).toEqual([]);
    },
  );

  it('leaves no entry where there is nothing to remember', () => {
    new BrowserSubmissionStorage().keep([made]);
    new BrowserSubmissionStorage().keep([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
