import { screen } from '@testing-library/react';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { readWhen } from '../../../src/domain/dates/readWhen';
import { rupeesToPaise } from '../../../src/domain/money/money';
import { Age, DateText } from '../../../src/ui/kit/DateText';
import { EmptyState } from '../../../src/ui/kit/EmptyState';
import { ExternalLink } from '../../../src/ui/kit/ExternalLink';
import { Field } from '../../../src/ui/kit/Field';
import { Message } from '../../../src/ui/kit/Message';
import { Money, OptionalMoney } from '../../../src/ui/kit/Money';
import { NamedProgress } from '../../../src/ui/kit/NamedProgress';
import { SectionCard } from '../../../src/ui/kit/SectionCard';
import { StatusPill } from '../../../src/ui/kit/StatusPill';
import { TextInput } from '../../../src/ui/kit/TextInput';
import { renderWith } from '../support/renderWith';

describe('the components that every screen shares', () => {
  it('show a status as a word and an icon, with a different icon for each tone', () => {
    const tones = ['success', 'progress', 'idle', 'error', 'accent'] as const;
    const { container } = renderWith(
      <>
        {tones.map((tone) => (
          <StatusPill key={tone} tone={tone}>
            {`word of ${tone}`}
          </StatusPill>
        ))}
      </>,
    );
    const drawings = [...container.querySelectorAll('svg')].map((icon) => icon.innerHTML);
    expect(new Set(drawings).size).toBe(tones.length);
    for (const tone of tones) expect(screen.getByText(`word of ${tone}`)).toBeTruthy();
  });

  it('show an amount with Indian digit grouping, and a dash when it is missing', () => {
    renderWith(
      <>
        <Money amount={rupeesToPaise(118_000)} strong />
        <OptionalMoney amount={some(rupeesToPaise(1180.5))} />
        <OptionalMoney amount={none} />
      </>,
    );
    expect(screen.getByText('₹1,18,000').tagName).toBe('STRONG');
    expect(screen.getByText('₹1,180.50')).toBeTruthy();
    expect(screen.getByText('–')).toBeTruthy();
  });

  it('show the exact time of a date as its title, and none for a missing date', () => {
    renderWith(
      <>
        <DateText when={readWhen('2026-11-20T09:35:00Z')} />
        <Age when={readWhen('2026-11-20T07:35:00Z')} />
        <DateText when={none} />
      </>,
    );
    expect(screen.getByText('2026-11-20 03:05 PM').getAttribute('datetime')).toBe('2026-11-20T09:35:00.000Z');
    expect(screen.getByText('2 hours ago').title).toBe('2026-11-20 01:05 PM India time');
    expect(screen.getByText('–').tagName).toBe('SPAN');
  });

  it('show how long ago a day was, and a dash when it is unknown', () => {
    renderWith(
      <>
        <Age when={readWhen('2026-11-20')} />
        <Age when={none} />
      </>,
    );
    expect(screen.getByText('today').getAttribute('datetime')).toBe('2026-11-20');
    expect(screen.getByText('–').tagName).toBe('SPAN');
  });

  it('name a section by its heading without the count', () => {
    renderWith(
      <SectionCard title="Quotations" count={3}>
        <p>content</p>
      </SectionCard>,
    );
    expect(screen.getByRole('heading', { name: 'Quotations', level: 2 })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Quotations' }).textContent).toBe(
      'Quotations33 entriescontent',
    );
    expect(screen.getByText('3').getAttribute('aria-hidden')).toBe('true');
  });

  it('announce a failure as alert and a success as status', () => {
    renderWith(
      <>
        <Message kind="error" cause={undefined}>
          It failed.
        </Message>
        <Message kind="success">It worked.</Message>
      </>,
    );
    expect(screen.getByRole('alert').textContent).toBe('It failed.');
    expect(screen.getByRole('status').textContent).toBe('It worked.');
  });

  it('tell a failed call’s reference beside the announced sentence, never in it', () => {
    const { container } = renderWith(
      <Message kind="error" cause={{ ...gatewayError('ServerFault'), reference: '27182818' }}>
        It failed.
      </Message>,
    );
    expect(screen.getByRole('alert').textContent).toBe('It failed.');
    expect(container.textContent?.trim()).toBe(
      'It failed.If you contact us about this, please give this code: 27182818',
    );
  });

  it('connect label, hint and message to the control of a field', () => {
    renderWith(
      <Field label="Email" hint="For invoices." error="Enter a valid email.">
        <TextInput />
      </Field>,
    );
    const control = screen.getByRole('textbox', { name: 'Email' });
    expect(control.getAttribute('aria-invalid')).toBe('true');
    const described = (control.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'For invoices.',
      'Enter a valid email.',
    ]);
    expect(screen.getByRole('alert').textContent).toBe('Enter a valid email.');
  });

  it('show no error text for a field without an error', () => {
    renderWith(
      <Field label="Email">
        <TextInput />
      </Field>,
    );
    const control = screen.getByRole('textbox', { name: 'Email' });
    expect(control.getAttribute('aria-invalid')).toBeNull();
    expect(control.getAttribute('aria-describedby')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('open an external link in a tab without opener, under its plain name', () => {
    renderWith(
      <ExternalLink href="https://calendar.example/">
        <span>Book a Call</span>
      </ExternalLink>,
    );
    const link = screen.getByRole('link', { name: 'Book a Call' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('give a progress bar an accessible name', () => {
    renderWith(<NamedProgress label="Upload of form.pdf" percent={40} />);
    const bar = screen.getByRole('progressbar', { name: 'Upload of form.pdf' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
  });

  it('show a next action in an empty state', () => {
    renderWith(<EmptyState text="No quotations available." action={<a href="/dashboard">See services</a>} />);
    expect(screen.getByText('No quotations available.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See services' })).toBeTruthy();
  });
});
