import { act, screen, waitFor, within } from '@testing-library/react';
import { some } from 'fp-ts/Option';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { paise } from '../../../src/domain/money/money';
import type { Quotation } from '../../../src/domain/quotations/quotation';
import { readShownAgain } from '../../../src/ui/state/shownReads';
import { InMemoryFileContents } from '../../doubles/InMemoryFileContents';
import { InMemoryQuotationGateway } from '../../doubles/InMemoryQuotationGateway';
import { InMemorySharing } from '../../doubles/InMemorySharing';
import { aQuotation, aRequest } from '../../domain/quotations/builders';
import { when } from '../../domain/when';
import { aQuotationBackend, openDetail } from './openQuotations';

const offered = aQuotation({
  expiresAt: when('2026-11-24'),
  filePath: 'quotations/12.pdf',
  payable: some(paise(118_000)),
  gst: some(paise(18_000)),
});
const request = aRequest({
  serviceName: 'GST Filing',
  status: 'used',
  questions: [{ question: 'Turnover?', answer: '40 lakh' }],
});
const pdf = new InMemoryFileContents(
  new Map([['https://files.example/12.pdf', new TextEncoder().encode('%PDF-1.7')]]),
);

const openOn = async (
  quotation: Quotation = offered,
  changes: Partial<ReturnType<typeof aQuotationBackend>> = {},
) => {
  const quotations = new InMemoryQuotationGateway([quotation], [request]);
  const opened = openDetail({ ...aQuotationBackend(quotations), ...changes });
  await screen.findByRole('button', { name: 'Ask about this quotation' });
  return opened;
};

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

let canShowPdf = true;
beforeEach(() => {
  canShowPdf = true;
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (target, name) => (name === 'pdfViewerEnabled' ? canShowPdf : Reflect.get(target, name, target)),
    }),
  );
  URL.createObjectURL = () => 'blob:https://portal.example/1';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => void vi.unstubAllGlobals());

describe('what helps to decide about a pending quotation', () => {
  it('is the offer, its GST, the days left, the steps, the answers and the file [QKIT-01]', async () => {
    await openOn(offered, { contents: pdf });
    expect(await screen.findByTitle('File of quotation #QR12')).toHaveProperty('tagName', 'IFRAME');
    expect(screen.getByText('₹1,180')).toBeTruthy();
    expect(screen.getByText('includes ₹180 GST')).toBeTruthy();
    expect(screen.getByText('4 days left')).toBeTruthy();
    expect(screen.getByText('Turnover?').nextElementSibling?.textContent).toBe('40 lakh');
    const steps = within(screen.getByRole('list', { name: 'After you press Accept' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(3);
  });

  it('leaves no box for what is missing [QKIT-01]', async () => {
    const bare = new InMemoryQuotationGateway([aQuotation()]);
    bare.failing.set('requests', gatewayError('ServerFault'));
    openDetail(aQuotationBackend(bare));
    await waitFor(() => expect(bare.asked).toContain('requests'));
    expect(headings()).toEqual(['Services', "Expert's remarks", 'After you press Accept']);
    expect(screen.queryByText(/GST$/)).toBeNull();
    expect(screen.queryByText(/left$/)).toBeNull();
  });

  it('offers the download alone where the file cannot be shown [QKIT-01]', async () => {
    await openOn(offered, {
      contents: new InMemoryFileContents(
        new Map([['https://files.example/12.pdf', { kind: 'OtherOrigin' as const }]]),
      ),
    });
    expect(screen.getByRole('button', { name: 'Download the quotation' })).toBeTruthy();
    await waitFor(() => expect(document.querySelector('.portal-quotation-preview-waiting')).toBeNull());
    expect(screen.queryByTitle('File of quotation #QR12')).toBeNull();
  });

  it('reads no PDF in a browser that shows none', async () => {
    canShowPdf = false;
    const { links } = await openOn(offered, { contents: pdf });
    await screen.findByText('Turnover?');
    expect(links.asked).toEqual([]);
  });

  it('reads nothing once the quotation is decided', async () => {
    const { quotations, links } = await openOn({ ...offered, status: 'rejected' });
    expect(quotations.asked).toEqual(['quotation 12']);
    expect(links.asked).toEqual([]);
  });
});

/** The page with its file and its answers. */
const openBoth = async () => {
  const opened = await openOn(offered, { contents: pdf });
  const frame = await screen.findByTitle('File of quotation #QR12');
  return { ...opened, frame, question: await screen.findByText('Turnover?') };
};

/** The page once it has been read again, with the quotation as it is by then. */
const readAgain = async (quotations: InMemoryQuotationGateway, quotation: Quotation) => {
  quotations.all = [quotation];
  act(readShownAgain);
  await waitFor(() => expect(quotations.asked.filter((one) => one === 'requests')).toHaveLength(2));
};

describe('what helps to decide, when the page is read again', () => {
  it('stands as it was where nothing has changed, the file at its page [HOME-05] [QKIT-01]', async () => {
    const { quotations, links, frame, question } = await openBoth();
    await readAgain(quotations, { ...offered });
    expect(screen.getByTitle('File of quotation #QR12')).toBe(frame);
    expect(screen.getByText('Turnover?')).toBe(question);
    expect(links.asked).toEqual(['quotations/12.pdf']);
  });

  it('has what was answered since, and another file [HOME-05] [QKIT-01]', async () => {
    const { quotations, links } = await openBoth();
    quotations.allRequests = [{ ...request, questions: [{ question: 'Turnover?', answer: '50 lakh' }] }];
    await readAgain(quotations, { ...offered, filePath: 'quotations/13.pdf' });
    expect(await screen.findByText('50 lakh')).toBeTruthy();
    expect(links.asked).toEqual(['quotations/12.pdf', 'quotations/13.pdf']);
  });

  it('goes once the quotation was decided elsewhere [HOME-05]', async () => {
    const { quotations } = await openBoth();
    quotations.all = [{ ...offered, status: 'rejected' }];
    act(readShownAgain);
    await waitFor(() => expect(screen.queryByText('Turnover?')).toBeNull());
    expect(screen.queryByTitle('File of quotation #QR12')).toBeNull();
  });
});

describe('asking and sharing', () => {
  it('opens the chat with the number of the quotation [QKIT-02]', async () => {
    const { press, chat } = await openOn();
    await press('Ask about this quotation');
    expect(chat.firstLine).toBe('I have a question about quotation #QR12.');
  });

  it('hands number, amount and address to the share sheet, and nothing personal [QKIT-02]', async () => {
    const { press, sharing } = await openOn();
    await press('Share');
    expect(sharing.shared).toEqual([
      { text: 'Quotation #QR12 for ₹1,180', address: 'https://portal.example/quotation/12' },
    ]);
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });

  it('offers WhatsApp and Copy where there is no share sheet [QKIT-02]', async () => {
    const { press, sharing, button } = await openOn(offered, { sharing: new InMemorySharing(false) });
    await press('Share');
    expect(button('Share').getAttribute('aria-expanded')).toBe('true');
    const line = 'Quotation #QR12 for ₹1,180\nhttps://portal.example/quotation/12';
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    expect(href).toBe(`https://wa.me/?text=${encodeURIComponent(line)}`);
    await press('Copy');
    expect(sharing.copied).toEqual([line]);
    expect(await screen.findByText('Copied.')).toBeTruthy();
    sharing.isLocked = true;
    await press('Copy');
    expect(await screen.findByText('Your browser did not let us copy.')).toBeTruthy();
    await press('Share');
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });
});
