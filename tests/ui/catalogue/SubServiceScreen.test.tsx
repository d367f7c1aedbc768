import { screen, waitFor, within } from '@testing-library/react';
import { some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { paise } from '../../../src/domain/money/money';
import { incomplete } from '../../../src/domain/received/incomplete';
import { aService, aSubService } from '../../domain/catalogue/aService';
import { aShop, openSubService } from './openCatalogue';

const isBefore = (first: Element, next: Element | undefined): boolean =>
  next === undefined || (first.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe('the page of a sub-service', () => {
  it('shows description and price [SERV-08]', async () => {
    openSubService();
    expect(await screen.findByRole('heading', { level: 1, name: 'GST Registration' })).toBeTruthy();
    expect(screen.getByText('Your GSTIN in a week.')).toBeTruthy();
    expect(screen.getByText('₹500')).toBeTruthy();
  });

  it("shows the turnaround when the service's data states one", async () => {
    const shop = aShop([aService({ subServices: [aSubService({ turnaroundDays: some(7) })] })]);
    openSubService('16', shop);
    expect(await screen.findByText('7 working days')).toBeTruthy();
  });

  it('never shows a turnaround that is only the default of the payload', async () => {
    openSubService();
    expect(await screen.findByText('₹500')).toBeTruthy();
    expect(screen.queryByText(/working day|How long$/)).toBeNull();
  });

  it('has the same reading order as visual order: description, price and next step, questions', async () => {
    openSubService();
    const parts = [
      await screen.findByRole('heading', { name: 'What you get' }),
      screen.getByRole('complementary', { name: 'Price and next step' }),
      screen.getByRole('heading', { name: 'Frequently asked questions' }),
    ];
    expect(parts.map((part, index) => isBefore(part, parts[index + 1]))).toEqual([true, true, true]);
  });

  it('shows its terms in a dialog that closes [SERV-09]', async () => {
    const { press, user } = openSubService();
    await press('Terms & Conditions');
    const dialog = await screen.findByRole('dialog', { name: 'Terms & Conditions' });
    expect(within(dialog).getByText('Government fees are extra.')).toBeTruthy();
    const [cross, close] = within(dialog).getAllByRole('button', { name: 'Close' });
    expect(cross).toBeTruthy();
    await user.click(close ?? dialog);
    expect(screen.queryByText('Government fees are extra.')).toBeNull();
  });

  it('lists questions that expand to their answers [SERV-10]', async () => {
    const { press, faqs } = openSubService();
    await press('How long?');
    await waitFor(() => expect(screen.getByText('A week').tagName).toBe('B'));
    expect(faqs.loads).toEqual(['16']);
  });

  it('stays usable when the FAQs cannot be loaded [SERV-12]', async () => {
    const shop = aShop();
    shop.faqs.fail();
    openSubService('16', shop);
    expect((await screen.findByRole('alert')).textContent).toBe('Error fetching FAQs.');
    expect(screen.getByRole('button', { name: 'Proceed' })).toBeTruthy();
  });

  it("shows 'Sub-service not found.' for an unknown id [SERV-13]", async () => {
    openSubService('999');
    expect((await screen.findByRole('alert')).textContent).toBe('Sub-service not found.');
    expect(screen.queryByRole('button', { name: 'Proceed' })).toBeNull();
  });

  it('is not said to be missing from a catalogue that could not be read in full [AMB-13]', async () => {
    openSubService('999', aShop(incomplete([aService()])));
    expect((await screen.findByRole('alert')).textContent).toBe('Error fetching sub-service details.');
  });

  it('shows a sentence when it cannot be loaded [SERV-14]', async () => {
    const shop = aShop();
    shop.catalogue.fail();
    openSubService('16', shop);
    expect(
      (await screen.findByText('Error fetching sub-service details.')).closest('[role=alert]'),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Services');
  });

  it('refuses an id that is not numeric without a call [SERV-22]', async () => {
    const { faqs } = openSubService('abc');
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid service ID.');
    expect(faqs.loads).toEqual([]);
  });

  it('opens the chat, which is the main action for type chat [SERV-15]', async () => {
    const { press, chat } = openSubService('19');
    await press('Chat with Expert');
    expect(chat.isOpen).toBe(true);
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names.indexOf('Chat with Expert')).toBeLessThan(names.indexOf('Proceed'));
  });

  it("links to the sub-service's content page if there is one [SERV-16]", async () => {
    const { unmount } = openSubService();
    const link = await screen.findByRole('link', { name: 'Learn More' });
    expect(link.getAttribute('href')).toBe('https://example.in/gst');
    unmount();
    openSubService('19');
    await screen.findByRole('button', { name: 'Proceed' });
    expect(screen.queryByRole('link', { name: 'Learn More' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Terms & Conditions' })).toBeNull();
  });
});

describe('what is told before Proceed', () => {
  it.each([
    ['16', '₹500 + GST = ₹590', 'Proceed: Adds it to your cart.'],
    ['18', 'From ₹500 + GST = ₹590', 'Proceed: A few questions, then the price.'],
    ['17', 'Price on request', 'Proceed: Asks an expert for a quotation.'],
    ['162', 'You enter the amount', 'Proceed: Adds the amount to your cart.'],
  ])('of %s is its price with GST, and where Proceed leads [BUY-02]', async (id, price, next) => {
    openSubService(id);
    const button = await screen.findByRole('button', { name: 'Proceed' });
    expect(screen.getByText('What it costs').nextElementSibling?.textContent).toBe(price);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(next);
  });

  it('of one without a price asks what it is about, which is sent [BUY-06]', async () => {
    const { user, press, submissions } = openSubService('17');
    const field = await screen.findByRole('textbox', { name: 'What is it about? (optional)' });
    await user.type(field, 'Refund of exports');
    await press('Proceed');
    await screen.findByRole('dialog');
    expect(submissions.requested[0]?.questions).toMatchObject([
      { question: 'What is it about?', answer: 'Refund of exports' },
    ]);
  });
});

describe('Proceed', () => {
  it('adds a fixed-price sub-service to the cart [SERV-17] [SERV-24]', async () => {
    const { press, submissions } = openSubService();
    await press('Proceed');
    await screen.findByRole('dialog');
    expect(submissions.added).toMatchObject([
      { serviceId: '16', amount: paise(50_000), quantity: 1, frequency: 'monthly', turnaroundDays: 5 },
    ]);
    expect(submissions.requested).toEqual([]);
  });

  it('requests a quotation, whatever the base price [SERV-18] [SERV-21]', async () => {
    const free = aSubService({ pricingModel: 'quotation', basePrice: paise(0) });
    const { press, submissions } = openSubService('16', aShop([aService({ subServices: [free] })]));
    await press('Proceed');
    await screen.findByRole('dialog');
    expect(submissions.requested).toMatchObject([{ serviceId: '16', amount: 0 }]);
    expect(submissions.added).toEqual([]);
  });

  it('goes to the questions without a call [SERV-19]', async () => {
    const { press, submissions, address } = openSubService('18');
    await press('Proceed');
    expect(address()).toBe('/GST%20Filing/18');
    expect(submissions.keys).toEqual([]);
  });

  it.each([0, -100])('makes no call when the price is %i paise [SERV-20]', async (basePrice) => {
    const shop = aShop([aService({ subServices: [aSubService({ basePrice: paise(basePrice) })] })]);
    const { press } = openSubService('16', shop);
    await press('Proceed');
    expect((await screen.findByRole('alert')).textContent).toBe('Error: Price is missing or invalid!');
    expect(shop.submissions.keys).toEqual([]);
  });

  it('adds once when pressed twice', async () => {
    const shop = aShop();
    shop.submissions.gate = new Promise(() => undefined);
    const { user, submissions } = openSubService('16', shop);
    await user.dblClick(await screen.findByRole('button', { name: 'Proceed' }));
    expect(submissions.added).toHaveLength(1);
  });
});
