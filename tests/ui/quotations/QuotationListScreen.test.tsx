import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { incomplete } from '../../../src/domain/received/incomplete';
import { InMemoryQuotationGateway } from '../../doubles/InMemoryQuotationGateway';
import { aQuotation, aRequest } from '../../domain/quotations/builders';
import { when } from '../../domain/when';
import { aQuotationBackend, openList } from './openQuotations';

const everything = () =>
  new InMemoryQuotationGateway(
    [
      aQuotation({ id: '12', names: ['GST Filing', 'TDS'], createdAt: when('2026-11-18T10:30') }),
      aQuotation({ id: '13', status: 'accepted' }),
      aQuotation({ id: '14', status: 'expired' }),
      aQuotation({ id: '15', status: 'rejected' }),
      aQuotation({ id: '16', status: 'paid' }),
      aQuotation({ id: '17', status: 'cancelled' }),
    ],
    [
      aRequest({ id: '5', createdAt: when('2026-11-19T09:00') }),
      aRequest({ id: '6', status: 'used' }),
      aRequest({ id: '7', status: 'denied' }),
    ],
  );

const titles = [
  'Pending for Approval',
  'Accepted Quotations',
  'Expired Quotations',
  'Requested Quotations',
  'Used Quotations',
  'Rejected Quotations',
];

const headings = (): readonly (string | null)[] =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

const section = async (name: string) => within(await screen.findByRole('region', { name }));

const linksIn = async (name: string): Promise<readonly (string | null)[]> =>
  (await section(name)).queryAllByRole('link').map((link) => link.getAttribute('href'));

const statusOf = async (region: string, number: string): Promise<string | null | undefined> =>
  (await section(region)).getByText(number).closest('a')?.lastElementChild?.textContent;

describe('the quotation list', () => {
  it('has its six sections [QUOT-01]', async () => {
    openList(aQuotationBackend(everything()));
    await section('Pending for Approval');
    expect(headings()).toEqual(titles);
  });

  it('puts quotations and requests into their sections [QUOT-04] [REQ-03] [REQ-04] [REQ-05]', async () => {
    openList(aQuotationBackend(everything()));
    expect(await linksIn('Pending for Approval')).toEqual(['/quotation/12', '/quotation/12']);
    expect(await linksIn('Accepted Quotations')).toEqual(['/quotation/13']);
    expect(await linksIn('Expired Quotations')).toEqual(['/quotation/14']);
    expect(await linksIn('Requested Quotations')).toEqual(['/quotations/5']);
    expect(await linksIn('Used Quotations')).toEqual(['/quotation/16', '/quotations/6']);
    expect(await linksIn('Rejected Quotations')).toEqual(['/quotation/15', '/quotation/17', '/quotations/7']);
  });

  it('lists a paid and a cancelled quotation, each with its status word [QUOT-04] [QUOT-05]', async () => {
    openList(aQuotationBackend(everything()));
    expect(await statusOf('Used Quotations', '#QR16')).toBe('Paid');
    expect(await statusOf('Rejected Quotations', '#QR17')).toBe('Cancelled');
  });

  it('shows number, service names, request date and status of an item [QUOT-05]', async () => {
    openList(aQuotationBackend(everything()));
    const pending = await section('Pending for Approval');
    expect(pending.getByText('#QR12')).toBeTruthy();
    expect(pending.getByText('GST Filing, TDS')).toBeTruthy();
    expect(pending.getByText('2026-11-18 10:30 AM')).toBeTruthy();
    expect(
      within(pending.getByRole('link', { name: /#QR12/ })).getByText('Pending for Approval'),
    ).toBeTruthy();
  });

  it('labels a request as under process, 1-2 working days [REQ-03]', async () => {
    openList(aQuotationBackend(everything()));
    expect((await section('Requested Quotations')).getByText(/1-2 working days/)).toBeTruthy();
  });

  it('links a quotation to its page [QUOT-09]', async () => {
    const { user, address } = openList(aQuotationBackend(everything()));
    await user.click(await screen.findByText('#QR12'));
    expect(address()).toBe('/quotation/12');
  });

  it('links a request to its read-only page', async () => {
    const { user, address } = openList(aQuotationBackend(everything()));
    await user.click(await screen.findByText('#QR5'));
    expect(address()).toBe('/quotations/5');
  });
});

describe('an empty quotation list', () => {
  it('is not said to be empty where not all of it could be read, nor are its sections [AMB-13]', async () => {
    openList(aQuotationBackend(new InMemoryQuotationGateway(incomplete([]), [])));
    const told = await screen.findByText(/^Not all of this list could be read\./);
    expect(told).toBeTruthy();
    expect(headings()).toEqual(['Requested Quotations']);
  });

  it('says so once, without headings, when there is nothing at all [QUOT-07]', async () => {
    openList(aQuotationBackend());
    expect(await screen.findAllByText('No quotations available.')).toHaveLength(1);
    expect(headings()).toEqual([]);
  });

  it('says so in one line for each empty section when another lists something [QUOT-25]', async () => {
    openList(aQuotationBackend(new InMemoryQuotationGateway([aQuotation()])));
    await section('Pending for Approval');
    expect(headings()).toEqual(titles);
    expect(screen.getAllByText('No quotations available.')).toHaveLength(5);
    expect((await section('Used Quotations')).getByText('No quotations available.')).toBeTruthy();
    expect(document.querySelectorAll('.portal-section')).toHaveLength(1);
  });
});

const shownSections = (): readonly string[] => headings().map(String);

describe('a quotation list that cannot be read', () => {
  it('tells of the quotations and still lists the requests [QUOT-08]', async () => {
    const quotations = everything();
    quotations.failing.set('quotations', gatewayError('ServerFault'));
    openList(aQuotationBackend(quotations));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Failed to fetch quotations. Please try again later.');
    expect(await linksIn('Requested Quotations')).toEqual(['/quotations/5']);
    expect(shownSections()).toEqual(['Requested Quotations', 'Used Quotations', 'Rejected Quotations']);
  });

  it('tells of the requests and still lists the quotations [REQ-06]', async () => {
    const quotations = everything();
    quotations.failing.set('requests', gatewayError('Unreachable'));
    openList(aQuotationBackend(quotations));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Failed to fetch requested quotations. Please try again later.');
    expect(await linksIn('Pending for Approval')).toContain('/quotation/12');
    expect(shownSections()).not.toContain('Requested Quotations');
  });

  it('never says that there are none when it does not know', async () => {
    const quotations = new InMemoryQuotationGateway();
    quotations.failing.set('quotations', gatewayError('ServerFault'));
    openList(aQuotationBackend(quotations));
    await screen.findByRole('alert');
    expect(shownSections()).toEqual(['Requested Quotations']);
  });

  it('reads again at Try again', async () => {
    const quotations = everything();
    quotations.failing.set('quotations', gatewayError('ServerFault'));
    const { press } = openList(aQuotationBackend(quotations));
    await screen.findByRole('alert');
    quotations.failing.clear();
    await press('Try again');
    expect(await linksIn('Pending for Approval')).toContain('/quotation/12');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
