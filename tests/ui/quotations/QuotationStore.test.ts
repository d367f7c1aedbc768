import { describe, expect, it } from 'vitest';
import { DownloadFile } from '../../../src/application/documents/DownloadFile';
import { type GatewayError, gatewayError } from '../../../src/application/ports/gatewayError';
import { AcceptQuotation } from '../../../src/application/quotations/AcceptQuotation';
import { DenyQuotation } from '../../../src/application/quotations/DenyQuotation';
import { LoadQuotationDetail } from '../../../src/application/quotations/LoadQuotationDetail';
import { QuotationStore } from '../../../src/ui/quotations/QuotationStore';
import { keptForms } from '../../doubles/keptForms';
import { aQuotation } from '../../domain/quotations/builders';
import { InMemoryQuotationGateway } from '../../doubles/InMemoryQuotationGateway';
import { aQuotationBackend } from './openQuotations';

const aStore = (gateway?: InMemoryQuotationGateway) => {
  const { quotations, links, browser, ...rest } = aQuotationBackend(gateway);
  const store = new QuotationStore({
    loadDetail: new LoadQuotationDetail({ quotations }),
    accept: new AcceptQuotation({ quotations }),
    deny: new DenyQuotation({ quotations }),
    download: new DownloadFile({ links, browser }),
    forms: keptForms(),
    ...rest,
  });
  return { store, quotations, links, browser, ...rest };
};

describe('a quotation file whose download is cancelled', () => {
  it('neither navigates nor shows a failure', async () => {
    const { store, links, browser, notifier } = aStore();
    const downloading = store.downloading.run('quotations/12.pdf');
    store.downloading.cancel();
    await downloading;
    expect(links.asked).toEqual(['quotations/12.pdf']);
    expect(browser.left).toEqual([]);
    expect(notifier.failures).toEqual([]);
  });
});

describe('a decision that the number on the icon counted as waiting', () => {
  it.each([
    ['was saved', undefined, ['cleared']],
    ['may have been saved although its answer was lost', 'Unreachable', ['cleared']],
    ['was refused', 'Rejected', []],
  ] as const)('and that %s leaves no false number [INST-01]', async (_, failure, shown) => {
    const { store, quotations, badge } = aStore(new InMemoryQuotationGateway([aQuotation()]));
    store.open('12');
    await expect.poll(() => store.quotation?.id).toBe('12');
    quotations.decisionFailure = failure && gatewayError(failure);
    await store.accept();
    expect(badge.shown).toEqual(shown);
  });
});

const decidedLate = async (leave: (store: QuotationStore) => void, failure?: GatewayError) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const given = aStore(new InMemoryQuotationGateway([aQuotation(), aQuotation({ id: '13' })]));
  const { store, quotations, timer, reloader, notifier } = given;
  store.open('12');
  await store.detail.load();
  await expect.poll(() => store.quotation?.id).toBe('12');
  Object.assign(quotations, { gate: promise, decisionFailure: failure });
  const accepting = store.accept();
  leave(store);
  const asked = [...quotations.asked];
  resolve();
  await accepting;
  timer.pass(60_000);
  return {
    store,
    reloads: reloader.reloads,
    successes: notifier.successes,
    failures: notifier.failures,
    again: quotations.asked.slice(asked.length),
  };
};

const leavings: readonly (readonly [string, (store: QuotationStore) => void])[] = [
  ['the page', (store) => store.close()],
  [
    'for another quotation',
    (store) => {
      store.close();
      store.open('13');
    },
  ],
];

describe('a decision that is answered after the customer has left', () => {
  it.each(leavings)('%s is told, and no page is loaded again', async (_where, leave) => {
    const { store, reloads, successes } = await decidedLate(leave);
    expect(successes).toEqual(['Quotation accepted.']);
    expect([reloads, store.isDecided]).toEqual([0, false]);
  });

  it.each(leavings)(
    '%s with a failure is told as a notice, and nothing is read again',
    async (_where, leave) => {
      const { store, reloads, again, failures } = await decidedLate(
        leave,
        gatewayError('Rejected', 'Expired'),
      );
      expect(failures).toEqual(['Expired']);
      expect([reloads, store.problem, again]).toEqual([0, '', []]);
    },
  );

  it('is followed by a reload where the customer is back at the quotation', async () => {
    const { reloads } = await decidedLate((store) => {
      store.close();
      store.open('13');
      store.close();
      store.open('12');
    });
    expect(reloads).toBe(1);
  });
});

describe('a decision that failed', () => {
  it('no longer waits for the quotation once the customer cancels [QUOT-21]', async () => {
    const { store, quotations, notifier } = aStore(new InMemoryQuotationGateway([aQuotation()]));
    store.open('12');
    await expect.poll(() => store.quotation?.id).toBe('12');
    quotations.decisionFailure = gatewayError('ServerFault', 'boom');
    quotations.quotation = () => () => new Promise(() => undefined);
    const accepting = store.accept();
    await expect.poll(() => store.problem).toBe('boom');
    expect(store.isBusy).toBe(true);
    store.deciding.cancel();
    await accepting;
    expect([store.isBusy, store.problem, notifier.successes]).toEqual([false, 'boom', []]);
  });
});
