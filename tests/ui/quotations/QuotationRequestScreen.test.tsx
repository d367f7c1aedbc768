import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import type { RequestStatus } from '../../../src/domain/quotations/request';
import { InMemoryQuotationGateway } from '../../doubles/InMemoryQuotationGateway';
import { aRequest } from '../../domain/quotations/builders';
import { when } from '../../domain/when';
import { aQuotationBackend, openRequest } from './openQuotations';

const asked = aRequest({
  createdAt: when('2026-11-18'),
  questions: [
    { question: 'Turnover?', answer: '40 lakh' },
    { question: 'Turnover?', answer: '50 lakh' },
  ],
});

const openOn = (request = asked) =>
  openRequest(aQuotationBackend(new InMemoryQuotationGateway([], [request])));

describe('the page of a request', () => {
  it('shows the service and each question with its answer [REQ-07]', async () => {
    const { quotations } = openOn();
    const questions = await screen.findAllByText('Turnover?');
    expect(questions.map((one) => one.nextElementSibling?.textContent)).toEqual(['40 lakh', '50 lakh']);
    expect(screen.getByRole('heading', { name: 'Book Keeping' })).toBeTruthy();
    expect(screen.getByText('2026-11-18')).toBeTruthy();
    expect(quotations.asked).toEqual(['request 5']);
  });

  it.each<readonly [RequestStatus, string]>([
    ['inProgress', 'In Progress'],
    ['used', 'Used'],
    ['unknown', 'Unknown Status'],
  ])('offers no action for status %s, which reads %s [REQ-08]', async (status, text) => {
    openOn({ ...asked, status });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });

  it('offers nothing but to ask again for one that was denied [REQ-08]', async () => {
    openOn({ ...asked, status: 'denied' });
    expect(await screen.findByText('Denied')).toBeTruthy();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Ask again']);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });

  it('says when no questions were asked', async () => {
    openOn({ ...asked, questions: [] });
    expect(await screen.findByText('No questions were asked for this request.')).toBeTruthy();
  });

  it('says that it could not be loaded, and reads again [REQ-09]', async () => {
    const quotations = new InMemoryQuotationGateway([], [asked]);
    quotations.failing.set('request', gatewayError('ServerFault'));
    const { press } = openRequest(aQuotationBackend(quotations));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load quotation details.');
    quotations.failing.clear();
    await press('Try again');
    expect(await screen.findAllByText('Turnover?')).toHaveLength(2);
  });

  it('shows the same sentence for a request that does not exist, and leads to the list', async () => {
    openRequest(aQuotationBackend());
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load quotation details.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    const links = screen.getAllByRole('link', { name: 'All quotations' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/quotation']);
  });
});
