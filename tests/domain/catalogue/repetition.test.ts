import { asReceived } from '../../../src/domain/received/asReceived';
import fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import type { SubmittedQuestion } from '../../../src/domain/cart/submittedService';
import type { Cart } from '../../../src/domain/cart/cart';
import { lineOf, type Submission } from '../../../src/domain/catalogue/proceed';
import {
  forgetSubmission,
  keptForCart,
  isRepeated,
  type MadeSubmission,
  rememberSubmission,
} from '../../../src/domain/catalogue/repetition';
import { type Paise, paise } from '../../../src/domain/money/money';
import { aCart, aCartLine } from '../../doubles/aCart';
import { aSubService } from './aService';

interface Wanted {
  readonly kind?: Submission['kind'];
  readonly id?: string;
  readonly name?: string;
  readonly amount?: Paise;
  readonly questions?: readonly SubmittedQuestion[];
}

const submissionOf = ({
  kind = 'addToCart',
  id = '16',
  name = 'GST',
  ...wanted
}: Wanted = {}): Submission => {
  const { amount = paise(50_000), questions = [] } = wanted;
  return { kind, name, line: lineOf(aSubService({ id, name }), { amount, questions }) };
};

const cartOf = (...names: readonly string[]): Cart => ({
  ...aCart(0),
  lines: names.map((serviceName, index) => aCartLine({ id: String(index), serviceName })),
});

const made = (...submissions: readonly Submission[]): readonly MadeSubmission[] =>
  submissions.reduce<readonly MadeSubmission[]>(rememberSubmission, []);

const yes = { id: '4', question: 'Trade?', answer: 'Textiles', asReceived: none };
const ticked = (...answer: readonly string[]): SubmittedQuestion => ({ ...yes, answer });

describe('The same intention', () => {
  it.each<readonly [string, Wanted, readonly [Wanted, boolean]]>([
    ['the same sub-service', {}, [{}, true]],
    ['another sub-service', {}, [{ id: '17' }, false]],
    ['a request instead of an addition', {}, [{ kind: 'requestQuotation' }, false]],
    ['another answer', { questions: [yes] }, [{ questions: [{ ...yes, answer: 'Food' }] }, false]],
    ['no answer', { questions: [yes] }, [{}, false]],
    [
      'an answer with a blank more',
      { questions: [yes] },
      [{ questions: [{ ...yes, answer: 'Textiles ' }] }, true],
    ],
    [
      'the same answer to another question',
      { questions: [yes] },
      [{ questions: [{ ...yes, id: '5' }] }, false],
    ],
    ['the same ticks', { questions: [ticked('A', 'B')] }, [{ questions: [ticked('A', 'B')] }, true]],
    ['a tick more', { questions: [ticked('A')] }, [{ questions: [ticked('A', 'B')] }, false]],
    [
      'a question that was reworded',
      { questions: [yes] },
      [{ questions: [{ ...yes, question: '?' }] }, true],
    ],
    [
      'a question that came otherwise',
      { questions: [yes] },
      [{ questions: [{ ...yes, asReceived: some(asReceived({ hint: 'A word' })) }] }, true],
    ],
    ['another price of the server', {}, [{ amount: paise(60_000) }, true]],
    ['another amount of service 162', { id: '162' }, [{ id: '162', amount: paise(60_000) }, false]],
    ['the same amount of service 162', { id: '162' }, [{ id: '162' }, true]],
  ])('after one with %s', (_, first, [second, isSame]) => {
    expect(isRepeated(made(submissionOf(first)), submissionOf(second))).toBe(isSame);
  });

  it('is remembered once, and no longer when it is forgotten', () => {
    const twice = made(submissionOf(), submissionOf({ id: '17' }), submissionOf());
    expect(twice).toHaveLength(2);
    expect(isRepeated(forgetSubmission(twice, submissionOf()), submissionOf())).toBe(false);
    expect(isRepeated(forgetSubmission(twice, submissionOf()), submissionOf({ id: '17' }))).toBe(true);
  });
});

/** Whether the first submission is still known after these carts were read. */
const known = (names: readonly (readonly string[])[], ...submissions: readonly Submission[]): boolean => {
  const [first] = submissions;
  const after = names.reduce((earlier, read) => keptForCart(earlier, cartOf(...read)), made(...submissions));
  return first !== undefined && isRepeated(after, first);
};

describe('A cart that was read', () => {
  it.each<readonly [string, readonly (readonly string[])[], boolean]>([
    ['which holds it', [['GST']], true],
    ['which holds it under a name with blanks', [[' GST '], ['GST']], true],
    ['which held it under a name with blanks', [[' GST '], ['TDS']], false],
    ['which held it in other letters', [['gst'], ['TDS']], false],
    ['which calls it something else', [['Goods and Services Tax']], true],
    ['from which it was removed', [['GST', 'TDS'], ['TDS']], false],
    ['from which another line was removed', [['GST', 'TDS'], ['GST']], true],
    ['which holds it twice, then once', [['GST', 'GST'], ['GST']], false],
    ['which is empty', [[]], false],
    ['in which it appears late', [['TDS'], ['TDS', 'GST']], true],
  ])('%s says whether an addition is still known', (_, reads, isKnown) => {
    expect(known(reads, submissionOf())).toBe(isKnown);
  });

  it('knows the addition by its name without surrounding whitespace', () => {
    expect(known([['GST'], ['TDS']], submissionOf({ name: ' GST ' }))).toBe(false);
  });

  it('drops all additions once it is empty', () => {
    expect(keptForCart(made(submissionOf(), submissionOf({ id: '17' })), cartOf())).toEqual([]);
  });

  it('does not affect a request', () => {
    expect(known([['GST'], []], submissionOf({ kind: 'requestQuotation' }))).toBe(true);
  });

  it('drops every addition of a name when a line of that name is gone', () => {
    const other = submissionOf({ questions: [yes] });
    expect(known([['GST', 'GST'], ['GST']], submissionOf(), other)).toBe(false);
    expect(known([['GST', 'GST'], ['GST']], other, submissionOf())).toBe(false);
  });

  it('never causes a question about a name that has left the cart', () => {
    const reading = fc.array(fc.constantFrom('GST', 'TDS', 'Audit'), { maxLength: 5 });
    const check = fc.check(
      fc.property(reading, reading, (before, now) => {
        const after = keptForCart(
          keptForCart(made(submissionOf()), cartOf('GST', ...before)),
          cartOf(...now),
        );
        return !isRepeated(after, submissionOf()) || now.includes('GST');
      }),
    );
    expect(check.counterexample).toBeNull();
  });
});
