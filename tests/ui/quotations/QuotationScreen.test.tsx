import { screen } from '@testing-library/react';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { paise } from '../../../src/domain/money/money';
import type { QuotationStatus } from '../../../src/domain/quotations/quotation';
import { aCart, aCartLine } from '../../doubles/aCart';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import { InMemoryQuotationGateway } from '../../doubles/InMemoryQuotationGateway';
import { aQuotation, aRequest } from '../../domain/quotations/builders';
import { when } from '../../domain/when';
import { aQuotationBackend, openDetail } from './openQuotations';

const offered = aQuotation({
  names: ['GST Filing', 'TDS', 'TDS'],
  createdAt: when('2026-11-18T10:30'),
  expiresAt: when('2026-11-24'),
  expertRemarks: 'Needs two returns.',
  filePath: 'quotations/12.pdf',
  payable: some(paise(118_000)),
});

const openOn = (quotation = offered) =>
  openDetail(aQuotationBackend(new InMemoryQuotationGateway([quotation])));
const valueOf = (label: string): string | null | undefined =>
  screen.getByText(label).nextElementSibling?.textContent;
const decisions = (): number => screen.queryAllByRole('button', { name: /^(Accept|Deny)$/ }).length;

describe('the quotation detail', () => {
  it('shows services, amount, dates, remarks and the file [QUOT-13]', async () => {
    openOn();
    expect(await screen.findByText('Needs two returns.')).toBeTruthy();
    const [services] = screen.getAllByRole('list');
    expect(Array.from(services?.children ?? [], (item) => item.textContent)).toEqual([
      'GST Filing',
      'TDS',
      'TDS',
    ]);
    expect(valueOf('Amount payable')).toBe('₹1,180');
    expect(valueOf('Quoted on')).toBe('2026-11-18 10:30 AM');
    expect(valueOf('Valid until')).toBe('2026-11-244 days left');
    expect(screen.getByRole('button', { name: 'Download the quotation' })).toBeTruthy();
  });

  it('leaves out only what the quotation lacks [QUOT-13]', async () => {
    openOn(aQuotation({ payable: none }));
    expect(await screen.findByText('No remarks from the expert.')).toBeTruthy();
    expect(valueOf('Amount payable')).toBe('Amount not available');
    expect(valueOf('Valid until')).toBe('–');
    expect(screen.queryByRole('button', { name: 'Download the quotation' })).toBeNull();
  });

  it('calls the amount of a quotation that was paid not payable', async () => {
    openOn({ ...offered, status: 'paid' });
    expect(await screen.findByText('Amount')).toBeTruthy();
  });

  it('shows no remaining days when nothing is left to decide', async () => {
    openOn({ ...offered, status: 'accepted' });
    expect(await screen.findByText('Accepted')).toBeTruthy();
    expect(valueOf('Valid until')).toBe('2026-11-24');
  });

  it('downloads the file, and shows a message when there is no link', async () => {
    const { press, browser, links, notifier } = openOn();
    await screen.findByText('Needs two returns.');
    await press('Download the quotation');
    expect(browser.left).toEqual(['https://files.example/12.pdf']);
    links.fail();
    await press('Download the quotation');
    expect(notifier.failures).toEqual(['Failed to get download link.']);
  });

  it('offers accept and deny for a pending quotation [QUOT-17]', async () => {
    openOn();
    await screen.findByText('Needs two returns.');
    expect(decisions()).toBe(2);
  });

  it.each<readonly [QuotationStatus, string]>([
    ['accepted', 'Accepted'],
    ['rejected', 'Rejected'],
    ['paid', 'Paid'],
    ['cancelled', 'Cancelled'],
    ['expired', 'Expired'],
    ['unknown', 'Unknown Status'],
  ])('shows for status %s only the text %s [QUOT-17] [QUOT-24]', async (status, text) => {
    openOn({ ...offered, status });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(decisions()).toBe(0);
  });
});

const cartWith = (serviceName: string) => ({ ...aCart(), lines: [aCartLine({ serviceName })] });

/** The page of a quotation whose cart was read when the customer signed in. */
const openBesideCart = async (status: QuotationStatus, serviceInCart: string) => {
  const carts = new InMemoryCartGateway(cartWith(serviceInCart));
  const quotations = new InMemoryQuotationGateway([{ ...offered, status }]);
  const backend = aQuotationBackend(quotations, carts);
  await backend.cart.cart.load();
  return { carts, backend };
};

const openAccepted = async (serviceInCart: string) =>
  openDetail((await openBesideCart('accepted', serviceInCart)).backend);

describe('an accepted quotation', () => {
  it('links to the cart that holds it', async () => {
    const { user, address } = await openAccepted('GST Filing');
    expect(await screen.findByText(/is in your cart: pay there/)).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: 'Open cart' }));
    expect(address()).toBe('/cart');
  });

  it('has no link while the cart holds something else', async () => {
    await openAccepted('Book Keeping');
    expect(await screen.findByText(/is not in your cart/)).toBeTruthy();
    expect(screen.getByText('Accepted')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open cart' })).toBeNull();
  });

  it('is in the cart where the answer to Accept was lost [AMB-58]', async () => {
    const { carts, backend } = await openBesideCart('pending', 'Book Keeping');
    const { press } = openDetail(backend);
    await screen.findByText('Needs two returns.');
    backend.quotations.losesAnswer = true;
    carts.cart = cartWith('GST Filing');
    await press('Accept');
    expect(await screen.findByText(/is in your cart: pay there/)).toBeTruthy();
    expect(screen.queryByText(/is not in your cart/)).toBeNull();
  });

  it('is in the cart where it was accepted in another tab [AMB-58]', async () => {
    const { carts, backend } = await openBesideCart('accepted', 'Book Keeping');
    carts.cart = cartWith('GST Filing');
    openDetail(backend);
    expect(await screen.findByText(/is in your cart: pay there/)).toBeTruthy();
  });

  it('is said neither to be in the cart nor not to be while the cart cannot be read again [AMB-58]', async () => {
    const { carts, backend } = await openBesideCart('accepted', 'Book Keeping');
    carts.fail();
    openDetail(backend);
    expect(await screen.findByText('Accepted')).toBeTruthy();
    expect(screen.queryByText(/in your cart/)).toBeNull();
  });
});

describe('a quotation that came to nothing', () => {
  it('is asked for again', async () => {
    const { press, chat } = openOn({ ...offered, status: 'expired' });
    await screen.findByText('Expired');
    await press('Ask again');
    expect(chat.firstLine).toBe('I would like a new quotation in place of quotation #QR12.');
  });
});

describe('a detail that falls back to a request', () => {
  it('shows questions with answers and no actions [QUOT-14] [QUOT-24]', async () => {
    const questions = [
      { question: 'Turnover?', answer: '40 lakh' },
      { question: 'Staff?', answer: '' },
    ];
    const quotations = new InMemoryQuotationGateway([], [aRequest({ id: '12', questions })]);
    openDetail(aQuotationBackend(quotations));
    expect((await screen.findByText('Turnover?')).nextElementSibling?.textContent).toBe('40 lakh');
    expect(screen.getByText('Staff?').nextElementSibling?.textContent).toBe('Not answered');
    expect(screen.getByText('Request In Progress')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Request #QR12');
    expect(decisions()).toBe(0);
    expect(quotations.asked).toEqual(['quotation 12', 'requestByQuotationLink 12']);
  });
});

describe('a detail that cannot be shown', () => {
  it('says that it was not found, and leads to the list [QUOT-15]', async () => {
    openDetail(aQuotationBackend());
    expect((await screen.findByRole('alert')).textContent).toBe('Quotation details not found.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    const links = screen.getAllByRole('link', { name: 'All quotations' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/quotation']);
  });

  it('says that it could not be fetched, and reads again [QUOT-16]', async () => {
    const quotations = new InMemoryQuotationGateway([offered]);
    quotations.failing.set('quotation', gatewayError('ServerFault'));
    quotations.failing.set('requestByQuotationLink', gatewayError('ServerFault'));
    const { press } = openDetail(aQuotationBackend(quotations));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to fetch quotation details. Please try again.',
    );
    quotations.failing.clear();
    await press('Try again');
    expect(await screen.findByText('Needs two returns.')).toBeTruthy();
  });
});
