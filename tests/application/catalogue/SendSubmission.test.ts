import { left, right } from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import { SendSubmission } from '../../../src/application/catalogue/SendSubmission';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import type { Submission } from '../../../src/domain/catalogue/proceed';
import { lineOf } from '../../../src/domain/catalogue/proceed';
import { rupeesToPaise } from '../../../src/domain/money/money';
import { aSubService } from '../../domain/catalogue/aService';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';
import { InMemoryIdempotencyKeys } from '../../doubles/InMemoryIdempotencyKeys';
import { InMemorySubmissionGateway } from '../../doubles/InMemorySubmissionGateway';

const line = lineOf(aSubService(), { amount: rupeesToPaise(500), questions: [] });
const addition: Submission = { kind: 'addToCart', line, name: 'GST Registration' };
const request: Submission = { kind: 'requestQuotation', line, name: 'GST Registration' };

let submissions = new InMemorySubmissionGateway();
let analytics = new InMemoryAnalytics();
let submit = new SendSubmission({ submissions, analytics, keys: new InMemoryIdempotencyKeys() });

beforeEach(() => {
  submissions = new InMemorySubmissionGateway();
  analytics = new InMemoryAnalytics();
  submit = new SendSubmission({ submissions, analytics, keys: new InMemoryIdempotencyKeys() });
});

describe('an addition to the cart', () => {
  it('is tracked by analytics once, when it has succeeded [ANLY-04]', async () => {
    expect(await submit.execute(addition)).toEqual(right(undefined));
    expect(analytics.events).toEqual([{ event: 'Item Added to Cart', details: { service_id: '16' } }]);
    expect(submissions.added).toEqual([line]);
    expect(submissions.requested).toEqual([]);
  });

  it.each(['Rejected', 'ServerFault', 'Unreachable'] as const)(
    'that ends as %s is a failure and not tracked by analytics [ANLY-04] [SERV-25]',
    async (kind) => {
      submissions.failure = gatewayError(kind, 'no');
      expect(await submit.execute(addition)).toEqual(left(gatewayError(kind, 'no')));
      expect(analytics.events).toEqual([]);
    },
  );

  it('whose response was lost is sent again with its key, so that it is made once', async () => {
    submissions.failure = gatewayError('Unreachable');
    submissions.losesAnswers = true;
    await submit.execute(addition);
    submissions.failure = undefined;
    expect(await submit.execute(addition)).toEqual(right(undefined));
    expect(submissions.keys).toEqual(['key-1', 'key-1']);
    expect(submissions.added).toHaveLength(1);
  });

  it('whose response was lost is a new one once the cart was changed, and a request still a repetition', async () => {
    submissions.failure = gatewayError('Unreachable');
    submissions.losesAnswers = true;
    await submit.execute(addition);
    await submit.execute(request);
    submit.forgetUnclear();
    submissions.failure = undefined;
    await submit.execute(addition);
    await submit.execute(request);
    expect(submissions.keys).toEqual(['key-1', 'key-2', 'key-3', 'key-2']);
    expect([submissions.added.length, submissions.requested.length]).toEqual([2, 1]);
  });

  it('keeps its key when a repetition is refused, which says nothing about the call before it', async () => {
    submissions.failure = gatewayError('Unreachable');
    submissions.losesAnswers = true;
    await submit.execute(addition);
    submissions.losesAnswers = false;
    submissions.failure = gatewayError('Forbidden');
    await submit.execute(addition);
    submissions.failure = undefined;
    await submit.execute(addition);
    expect(submissions.keys).toEqual(['key-1', 'key-1', 'key-1']);
    expect(submissions.added).toHaveLength(1);
  });

  it('that has succeeded in the end has a new key the next time', async () => {
    submissions.failure = gatewayError('Unreachable');
    await submit.execute(addition);
    submissions.failure = undefined;
    await submit.execute(addition);
    await submit.execute(addition);
    expect(submissions.keys).toEqual(['key-1', 'key-1', 'key-2']);
    expect(submissions.added).toHaveLength(2);
  });

  it('keeps its key although another one was made in between', async () => {
    submissions.failure = gatewayError('Unreachable');
    submissions.losesAnswers = true;
    await submit.execute(addition);
    submissions.failure = undefined;
    await submit.execute(request);
    await submit.execute(addition);
    expect(submissions.keys).toEqual(['key-1', 'key-2', 'key-1']);
    expect(submissions.added).toHaveLength(1);
  });

  it('is joined by the same one from another screen while it is under way, and made again after it', async () => {
    const both = [submit.execute(addition), submit.execute(addition)];
    expect(await Promise.all(both)).toEqual([right(undefined), right(undefined)]);
    expect(submissions.added).toHaveLength(1);
    await submit.execute(addition);
    expect(submissions.added).toHaveLength(2);
  });

  it('has a new key when it is made again, was refused before, or differs', async () => {
    await submit.execute(addition);
    await submit.execute(addition);
    submissions.failure = gatewayError('Rejected');
    await submit.execute(addition);
    submissions.failure = gatewayError('Unreachable');
    await submit.execute(addition);
    await submit.execute(request);
    expect(submissions.keys).toEqual(['key-1', 'key-2', 'key-3', 'key-4', 'key-5']);
  });
});

describe('a request for a quotation', () => {
  it('goes to the quotations and is not tracked by analytics as an addition [ANLY-04]', async () => {
    expect(await submit.execute(request)).toEqual(right(undefined));
    expect(submissions.requested).toEqual([line]);
    expect(submissions.added).toEqual([]);
    expect(analytics.events).toEqual([]);
  });
});
