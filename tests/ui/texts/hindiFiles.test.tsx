import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HINDI } from '../../../src/domain/language/language';
import { setLocale } from '../../../src/ui/texts/lightTexts';
import { keepTexts } from '../support/keepTexts';
import { aRule } from '../../domain/deadlines/theTable';
import { parsedCsv } from '../../domain/payments/parsedCsv';
import { day } from '../../domain/when';
import { aTask } from '../../domain/work/aTask';
import { openDeadlines } from '../deadlines/openDeadlines';
import { openPayments, orders } from '../payments/openPayments';
import { hindi } from './hindi';

// The library draws on a canvas, which this page lacks.
vi.mock('@ant-design/plots', () => ({ Column: () => null }));

const speakHindi = (): void => {
  keepTexts(HINDI, hindi);
  act(() => setLocale(HINDI));
};

const rules = [aRule({ from: day('2026-11-01'), until: day('2026-12-01') })];
const tasks = [aTask({ id: '7', serviceName: 'GST Filing' })];

describe('What leaves the portal in Hindi', () => {
  it('has Hindi headings: the table for the accountant [LANG-03]', async () => {
    const { view, browser } = openPayments({ orders });
    await screen.findByRole('table');
    speakHindi();
    await view.user.click(screen.getByRole('button', { name: hindi.payment.forAccountant }));
    const [file] = browser.saved;
    expect(file?.name).toBe('भुगतान-2026-27.csv');
    const [headings, first] = parsedCsv(file?.text ?? '');
    expect(headings).toEqual([
      'तारीख',
      'ऑर्डर',
      'कर योग्य मूल्य',
      'जीएसटी',
      'कुल',
      'भुगतान',
      'इनवॉइस फ़ाइल',
      'सेवाएँ',
      'चुकाई गई राशि',
      'बाकी राशि',
      'सीजीएसटी',
      'एसजीएसटी या यूटीजीएसटी',
      'आईजीएसटी',
    ]);
    expect(first?.[5]).toBe('सफल');
  });

  it('has a Hindi summary: a date for the calendar [LANG-03]', async () => {
    const { view, writer } = openDeadlines({ tasks, rules });
    const [date] = await screen.findAllByText(/^GSTR-1: /);
    expect(date).toBeTruthy();
    speakHindi();
    await view.user.click(screen.getByRole('button', { name: hindi.deadline.addAll }));
    const [event] = writer.events;
    expect(event?.title).toMatch(/^GSTR-1: .*नवंबर 2026$/u);
    expect(event?.description).toContain(hindi.deadline.extensions);
  });

  it('names states in Hindi: a date for the calendar [LANG-03]', async () => {
    const variants = [{ states: [27], due: { kind: 'dayOfMonth' as const, day: 13, monthsAfter: 1 } }];
    const { view, writer } = openDeadlines({ tasks, rules: rules.map((rule) => ({ ...rule, variants })) });
    await screen.findAllByText(/^GSTR-1: /);
    speakHindi();
    await view.user.click(screen.getByRole('button', { name: hindi.deadline.addAll }));
    expect(writer.events.map(({ description }) => description).join()).toContain('इन राज्यों में: महाराष्ट्र');
  });

  it('has Hindi headings: the dates on paper [LANG-03]', async () => {
    openDeadlines({ tasks, rules });
    await screen.findAllByText(/^GSTR-1: /);
    speakHindi();
    window.dispatchEvent(new Event('beforeprint'));
    const tables = await screen.findAllByRole('table');
    expect(tables.map((table) => table.querySelector('thead')?.textContent)).toEqual([
      'दिसंबर 2026',
      'जनवरी 2027',
    ]);
    expect(tables[0]?.querySelector('tbody')?.textContent).toContain('2026-12-11 शुक्रवार');
    window.dispatchEvent(new Event('afterprint'));
  });
});
