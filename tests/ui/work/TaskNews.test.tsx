import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { some } from 'fp-ts/Option';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOpened } from '../../../src/domain/work/openedRemarks';
import type { TrackingStep } from '../../../src/domain/work/trackingStep';
import { paise } from '../../../src/domain/money/money';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { when } from '../../domain/when';
import { aLog, aStep, aTask } from '../../domain/work/aTask';
import { InMemoryDownloadLinks } from '../../doubles/InMemoryDownloadLinks';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { aWorkplace, fromDashboard, openTask } from './openTask';

const half = some(paise(59_000));

const PATH = 'steps/7/ARN receipt.pdf';
const remark = aLog({ remarks: 'We have filed it.', createdAt: when('2026-11-19T10:00'), filePath: PATH });
const filed = [
  aStep({ id: '1', name: 'Filing', status: 'complete', log: [aLog({ remarks: 'Begun.' }), remark] }),
  aStep({ id: '2', name: 'Approval' }),
];

const at = (steps: readonly TrackingStep[], task = aTask()) => ({
  ...aWorkplace(),
  work: new InMemoryWorkGateway([task], new Map([['3', steps]])),
  links: new InMemoryDownloadLinks(new Map([[PATH, 'https://files.example/arn']])),
});
const completed = aTask({ status: 'completed', completedAt: when('2026-11-19') });

const block = async (name: string) => within(await screen.findByRole('region', { name }));

const scrolledTo: string[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolledTo.push(this.id);
  });
});

afterEach(() => vi.restoreAllMocks());

describe("the expert's newest remark on the page of a task", () => {
  it('stands above the tabs in its words, with step, service, date and file [HOME-02]', async () => {
    openTask(at(filed));
    const shown = await block('From your expert');
    const words = shown.getByText('We have filed it.');
    for (const text of ['ARN receipt.pdf', 'Filing', 'GST Filing', '2026-11-19'])
      expect(shown.getByText(text)).toBeTruthy();
    const tab = screen.getByRole('tab', { name: 'Documents' });
    expect(words.compareDocumentPosition(tab)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('leads to its step with one press, and keeps the ids of the task [HOME-02]', async () => {
    const { user, address, navigationState, work } = openTask(at(filed));
    await user.click((await block('From your expert')).getByRole('link', { name: 'Filing' }));
    expect([address(), navigationState()]).toEqual(['/task-detail/3?tab=tracking', fromDashboard]);
    await waitFor(() => expect(scrolledTo).toContain('step-1'));
    expect(work.asked).toEqual(['3']);
  });

  it.each([
    ['again once its order has come above it', '', false],
    ['again also where the press on the link is all that the open page saw', '?tab=tracking', false],
    ['no more once the customer uses the page', '', true],
    ['no more once the customer uses the page that was open before', '?tab=tracking', true],
  ])('shows its step %s', async (_, query, isTouched) => {
    const workplace = at(filed);
    const answers = Promise.withResolvers<undefined>();
    const read = workplace.transactions.allForCertain.bind(workplace.transactions);
    workplace.transactions.allForCertain = (signal) => async () => {
      await answers.promise;
      return read(signal)();
    };
    workplace.transactions.transactions = [aTransaction({ orderId: '12', paid: half, due: half })];
    const { user } = openTask(workplace, fromDashboard, `/task-detail/3${query}`);
    await user.click((await block('From your expert')).getByRole('link', { name: 'Filing' }));
    await waitFor(() => expect(scrolledTo).toEqual(['step-1']));
    if (isTouched) fireEvent.pointerDown(document.body);
    answers.resolve(undefined);
    await screen.findByLabelText('Amounts of your order');
    expect(scrolledTo).toEqual(isTouched ? ['step-1'] : ['step-1', 'step-1']);
  });

  it('lets its file be downloaded and shared under its name [HOME-02]', async () => {
    const { user, browser, links, sharing, notifier } = openTask(at(filed));
    const shown = await block('From your expert');
    await user.click(shown.getByRole('button', { name: 'Download ARN receipt.pdf' }));
    await waitFor(() => expect(browser.left).toEqual(['https://files.example/arn']));
    await user.click(shown.getByRole('button', { name: 'Share ARN receipt.pdf' }));
    await waitFor(() =>
      expect(sharing.shared).toEqual([{ text: 'ARN receipt.pdf', address: 'https://files.example/arn' }]),
    );
    links.fail();
    await user.click(shown.getByRole('button', { name: 'Download ARN receipt.pdf' }));
    await user.click(shown.getByRole('button', { name: 'Share ARN receipt.pdf' }));
    await waitFor(() =>
      expect(notifier.failures).toEqual([
        'Failed to get download link.',
        'The file could not be shared. Please download it instead.',
      ]),
    );
  });

  it('is followed by what was sent earlier, so that nothing that was sent is looked for [PAPER-02]', async () => {
    const draft = aLog({ filePath: 'steps/6/draft.xlsx', createdAt: when('2026-11-02') });
    openTask(at([aStep({ name: 'Preparation', log: [draft] }), ...filed]));
    const shown = await block('From your expert');
    expect(shown.getByRole('heading', { name: 'Sent earlier' })).toBeTruthy();
    const downloads = shown.getAllByRole('button', { name: /^Download / });
    expect(downloads.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Download ARN receipt.pdf',
      'Download draft.xlsx',
    ]);
  });

  it('is downloaded and shared also while another file is', async () => {
    const draft = aLog({ filePath: 'steps/6/draft.xlsx', createdAt: when('2026-11-02') });
    const { user, links } = openTask(at([aStep({ name: 'Preparation', log: [draft] }), ...filed]));
    const asked: (readonly string[])[] = [];
    const hold = (kind: string) => (path: string) => {
      asked.push([kind, path]);
      return () => new Promise<never>(() => undefined);
    };
    links.direct = hold('direct');
    links.shareable = hold('shareable');
    const shown = await block('From your expert');
    for (const name of ['ARN receipt.pdf', 'draft.xlsx', 'ARN receipt.pdf']) {
      await user.click(shown.getByRole('button', { name: `Download ${name}` }));
      await user.click(shown.getByRole('button', { name: `Share ${name}` }));
    }
    expect(asked).toEqual([
      ['direct', PATH],
      ['shareable', PATH],
      ['direct', 'steps/6/draft.xlsx'],
      ['shareable', 'steps/6/draft.xlsx'],
    ]);
  });

  it('is opened with the page that shows it, in whichever tab [PAPER-03]', async () => {
    const { remarks } = openTask(at(filed));
    expect(remarks.opened()).toEqual({});
    await block('From your expert');
    const [step = aStep()] = filed;
    expect(isOpened(remarks.opened(), { task: aTask(), step, log: remark })).toBe(true);
  });

  it('leaves no box where there is none [HOME-02]', async () => {
    openTask(at([aStep({ name: 'Approval', log: [aLog({ remarks: ' ' })] })]));
    await screen.findByText('Approval');
    expect(screen.queryByText('From your expert')).toBeNull();
  });
});

describe('the page of a completed task', () => {
  it('says first when it was completed and what was delivered, each file once [HOME-03]', async () => {
    openTask(at(filed, completed));
    const shown = await block('This service is completed');
    expect(shown.getByText('2026-11-19').parentElement?.textContent).toBe('Completed on 2026-11-19');
    expect(shown.getByRole('button', { name: 'Share ARN receipt.pdf' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Download ARN receipt.pdf' })).toHaveLength(1);
    expect((await block('From your expert')).getByText('We have filed it.')).toBeTruthy();
  });

  it('says when something was filed, where a step of that name tells it [PAPER-02]', async () => {
    const [first, second] = filed;
    const log = [aLog({ status: 'complete', createdAt: when('2026-11-18T16:00'), filePath: PATH })];
    const { unmount } = openTask(at([{ ...(first ?? aStep()), log }, second ?? aStep()], completed));
    const shown = await block('This service is completed');
    expect(shown.getByText('Filed on').parentElement?.textContent).toBe('Filed on 2026-11-18 04:00 PM');
    unmount();
    openTask(at([aStep({ name: 'Closure', status: 'complete', log })], completed));
    expect((await block('This service is completed')).queryByText('Filed on')).toBeNull();
  });

  it('says nothing of files where none was delivered [HOME-03]', async () => {
    openTask(at([aStep({ status: 'complete' })], completed));
    const shown = await block('This service is completed');
    expect(shown.queryAllByRole('button')).toEqual([]);
  });
});
