import { describe, expect, it } from 'vitest';
import { RepeatedSubmissions } from '../../../src/application/catalogue/RepeatedSubmissions';
import { lineOf, type Submission } from '../../../src/domain/catalogue/proceed';
import { paise } from '../../../src/domain/money/money';
import { aSubService } from '../../domain/catalogue/aService';
import { aCart } from '../../doubles/aCart';
import { InMemorySubmissionStorage } from '../../doubles/InMemorySubmissionStorage';

const submission: Submission = {
  kind: 'addToCart',
  name: 'GST Registration',
  line: lineOf(aSubService(), { amount: paise(50_000), questions: [] }),
};

describe('what this tab has submitted', () => {
  it('is known from its first time on, also after the page was loaded again', () => {
    const storage = new InMemorySubmissionStorage();
    const submissions = new RepeatedSubmissions({ storage });
    expect(submissions.isRepeated(submission)).toBe(false);
    submissions.remember(submission);
    expect(submissions.isRepeated(submission)).toBe(true);
    expect(new RepeatedSubmissions({ storage }).isRepeated(submission)).toBe(true);
  });

  it('is not asked about once the customer wants it again', () => {
    const submissions = new RepeatedSubmissions({ storage: new InMemorySubmissionStorage() });
    submissions.remember(submission);
    submissions.forget(submission);
    expect(submissions.isRepeated(submission)).toBe(false);
  });

  it('is forgotten with the cart that was emptied', () => {
    const submissions = new RepeatedSubmissions({ storage: new InMemorySubmissionStorage() });
    submissions.remember(submission);
    submissions.forgetRemoved(aCart(0));
    expect(submissions.isRepeated(submission)).toBe(false);
  });
});
