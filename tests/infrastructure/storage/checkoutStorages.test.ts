import { browserSession } from '../support/browserSession';
import { fillLocalStorage } from '../support/fullStorage';
import { isNone, none, some } from 'fp-ts/Option';
import { describe, expect, it, vi } from 'vitest';
import { type AttemptStage, newAttempt } from '../../../src/domain/checkout/orderAttempt';
import { instant } from '../../../src/domain/dates/instant';
import { paise } from '../../../src/domain/money/money';
import { BrowserAnswerStorage } from '../../../src/infrastructure/storage/BrowserAnswerStorage';
import { BrowserCheckoutStorage } from '../../../src/infrastructure/storage/BrowserCheckoutStorage';
import { subServiceId } from '../../../src/domain/catalogue/service';
import { orderId } from '../../../src/domain/transactions/transaction';
import { userId } from '../../../src/domain/session/user';
import { anOrderForm, aPayer } from '../../domain/checkout/builders';
import { aSession, aUser } from '../../doubles/aSession';

const intent = {
  fingerprint: 'print',
  cart: '[]',
  total: some(paise(100)),
  userId: some(userId('42')),
  terms: { amountText: '1180.00', payer: aPayer() },
};
const attempt = newAttempt(intent, {
  key: 'key',
  startedAt: instant(5),
  earlier: [orderId('1')],
  isEarlierComplete: true,
});

const placed: AttemptStage = { kind: 'placed', orderId: orderId('77') };

interface Flags {
  readonly orderId?: string;
  readonly isRefused?: boolean;
  readonly isCallOpen?: boolean;
}

/** The attempt as release 1.0 wrote it. */
const storedBy = (flags: Flags = {}) => ({
  key: 'key',
  startedAt: 5,
  earlier: ['1'],
  isEarlierComplete: true,
  fingerprint: 'print',
  cart: '[]',
  total: 100,
  userId: '42',
  terms: intent.terms,
  unansweredAt: 5,
  isCallOpen: true,
  calls: 1,
  orderId: null,
  isRefused: false,
  ...flags,
});

describe('the stored checkout of a tab', () => {
  it('survives a reload', () => {
    const before = new BrowserCheckoutStorage();
    before.keepAttempt({ ...attempt, stage: placed });
    before.keepForm(anOrderForm());
    before.keepDiscountCode('SAVE10');
    before.markCompletionNotified(orderId('76'));
    before.markCompletionNotified(orderId('77'));
    const after = new BrowserCheckoutStorage();
    expect(after.attempt()).toEqual(some({ ...attempt, stage: placed }));
    expect(after.form()).toEqual(some(anOrderForm()));
    expect(after.discountCode()).toBe('SAVE10');
    expect(['75', '76', '77'].map((id) => after.isCompletionNotified(orderId(id)))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it.each([
    { ...attempt, total: none, userId: none, terms: none },
    { ...attempt, stage: placed, calls: 2, isEarlierComplete: false },
    { ...attempt, earlier: [], isEarlierComplete: false, isNoneSaid: true },
    { ...attempt, stage: { kind: 'refused' } as const },
    { ...attempt, stage: { kind: 'unanswered' } as const },
  ])('shares the same attempt with every tab: %j [RESUME-09]', (kept) => {
    new BrowserCheckoutStorage().keepAttempt(kept);
    sessionStorage.clear();
    expect(new BrowserCheckoutStorage().attempt()).toEqual(some(kept));
  });

  it('reads an attempt that an earlier release kept, without its terms', () => {
    const { terms: _, ...older } = storedBy();
    localStorage.setItem('portal.orderAttempt', JSON.stringify(older));
    expect(new BrowserCheckoutStorage().attempt()).toEqual(some({ ...attempt, terms: none }));
  });

  it('keeps an attempt of which storage has no room for the end, so that it is not begun again [RESUME-04]', () => {
    new BrowserCheckoutStorage().keepAttempt(attempt);
    fillLocalStorage();
    new BrowserCheckoutStorage().keepAttempt({ ...attempt, stage: placed });
    expect(new BrowserCheckoutStorage().attempt()).toMatchObject(some({ key: 'key', stage: attempt.stage }));
  });

  it.each<readonly [AttemptStage, Flags]>([
    [{ kind: 'calling' }, {}],
    [{ kind: 'unanswered' }, { isCallOpen: false }],
    [placed, { orderId: '77' }],
    [{ kind: 'refused' }, { isRefused: true, isCallOpen: false }],
  ])('shares the attempt with a tab of release 1.0, both ways: %j', (stage, flags) => {
    localStorage.setItem('portal.orderAttempt', JSON.stringify(storedBy(flags)));
    expect(new BrowserCheckoutStorage().attempt()).toEqual(some({ ...attempt, stage }));
    new BrowserCheckoutStorage().keepAttempt({ ...attempt, stage });
    expect(JSON.parse(localStorage.getItem('portal.orderAttempt') ?? '')).toMatchObject({
      isCallOpen: stage.kind === 'calling',
      isRefused: stage.kind === 'refused',
      orderId: stage.kind === 'placed' ? '77' : null,
    });
  });

  it('shares form and discount code, so that every tab makes the same order [RESUME-09]', () => {
    new BrowserCheckoutStorage().keepForm(anOrderForm());
    new BrowserCheckoutStorage().keepDiscountCode('SAVE10');
    sessionStorage.clear();
    expect(new BrowserCheckoutStorage().form()).toEqual(some(anOrderForm()));
    expect(new BrowserCheckoutStorage().discountCode()).toBe('SAVE10');
  });

  it('is empty at first, and again once it is forgotten', () => {
    const storage = new BrowserCheckoutStorage();
    expect([storage.attempt(), storage.form(), storage.discountCode()]).toEqual([none, none, '']);
    storage.keepAttempt(attempt);
    expect(storage.attempt()).toEqual(some(attempt));
    storage.forgetAttempt();
    storage.keepDiscountCode('SAVE10');
    storage.keepDiscountCode('');
    expect([storage.attempt(), storage.discountCode()]).toEqual([none, '']);
  });

  it.each(['{', '7', '{"key":"k"}', 'null', '[]'])('is empty when %s is stored', (text) => {
    localStorage.setItem('portal.orderAttempt', text);
    localStorage.setItem('portal.orderForm', text);
    sessionStorage.setItem('portal.paymentsCompleted', text === '[]' ? '{}' : text);
    const storage = new BrowserCheckoutStorage();
    expect(isNone(storage.attempt())).toBe(true);
    expect(isNone(storage.form())).toBe(true);
    expect(storage.isCompletionNotified(orderId('77'))).toBe(false);
  });

  it('lasts for the page when the browser forbids its storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden');
    });
    const storage = new BrowserCheckoutStorage();
    storage.keepAttempt(attempt);
    expect(storage.attempt()).toEqual(some(attempt));
    vi.restoreAllMocks();
  });
});

describe('the answers of a question flow', () => {
  const answers = new Map<string, string | readonly string[]>([
    ['1', 'Yes'],
    ['2', ['A', 'B']],
  ]);

  it('survive a reload, separately for each flow', () => {
    new BrowserAnswerStorage().keep(subServiceId('16'), answers);
    expect(new BrowserAnswerStorage().answersOf(subServiceId('16'))).toEqual(answers);
    expect(new BrowserAnswerStorage().answersOf(subServiceId('24'))).toEqual(new Map());
    expect(Object.keys(sessionStorage)).toEqual(['portal.answers.16']);
    new BrowserAnswerStorage().forget(subServiceId('16'));
    expect(new BrowserAnswerStorage().answersOf(subServiceId('16'))).toEqual(new Map());
  });

  it.each(['{', '{}', '7', '[["1",7],["2"],[3,"x"],"y",["4",["a",1]]]'])(
    'are empty when %s is stored',
    (text) => {
      sessionStorage.setItem('portal.answers.16', text);
      expect(new BrowserAnswerStorage().answersOf(subServiceId('16'))).toEqual(new Map());
    },
  );
});

describe('the next customer of the tab', () => {
  it('finds nothing of the former customer', () => {
    const session = browserSession();
    session.keep(aSession());
    session.keepCampaign('partner-one');
    new BrowserCheckoutStorage().keepForm(anOrderForm());
    new BrowserCheckoutStorage().keepAttempt(attempt);
    new BrowserCheckoutStorage().keepDiscountCode('SAVE10');
    new BrowserAnswerStorage().keep(subServiceId('16'), new Map([['1', 'Yes']]));
    session.leave();
    expect(Object.keys(sessionStorage).toSorted()).toEqual(['camp', 'refresh_token']);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(isNone(new BrowserCheckoutStorage().form())).toBe(true);
  });

  it.each([
    ['another customer signs in', aSession({ user: aUser({ id: '43' }) }), true],
    ['the same customer signs in again', aSession({ mark: 'access-2' }), false],
  ])('keeps only their own attempt: %s', (_, next, isGone) => {
    const session = browserSession();
    session.keep(aSession());
    new BrowserCheckoutStorage().keepAttempt(attempt);
    session.keep(next);
    expect(isNone(new BrowserCheckoutStorage().attempt())).toBe(isGone);
  });

  it.each([
    ['42', false],
    ['43', true],
  ])('signs in from a new tab as %s: the attempt of 42 is removed: %s [RESUME-09]', (id, isGone) => {
    browserSession().keep(aSession());
    new BrowserCheckoutStorage().keepAttempt({ ...attempt, userId: some(userId('42')) });
    sessionStorage.clear();
    browserSession().keep(aSession({ mark: 'access-2', user: aUser({ id }) }));
    expect(isNone(new BrowserCheckoutStorage().attempt())).toBe(isGone);
  });

  it('removes the attempt that another customer began in another tab', () => {
    const session = browserSession();
    session.keep(aSession());
    new BrowserCheckoutStorage().keepAttempt({ ...attempt, userId: some(userId('43')) });
    session.keep(aSession({ mark: 'access-2' }));
    expect(isNone(new BrowserCheckoutStorage().attempt())).toBe(true);
  });

  it('finds neither form nor discount code of the former customer, with or without an attempt', () => {
    for (const begun of [[], [attempt]]) {
      const session = browserSession();
      session.keep(aSession());
      const storage = new BrowserCheckoutStorage();
      for (const kept of begun) storage.keepAttempt(kept);
      storage.keepForm(anOrderForm());
      storage.keepDiscountCode('SAVE10');
      session.keep(aSession({ user: aUser({ id: '43' }) }));
      expect([storage.form(), storage.discountCode()]).toEqual([none, '']);
    }
  });

  it('keeps the attempt begun in another tab when this tab learns of the sign-in there', () => {
    const session = browserSession();
    session.keep(aSession());
    new BrowserCheckoutStorage().keepAttempt(attempt);
    localStorage.setItem('access_token', 'of another');
    session.follow();
    expect(new BrowserCheckoutStorage().attempt()).toEqual(some(attempt));
  });
});
