import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { DECISION_RELOAD_MS } from '../../../src/domain/quotations/limits';
import { InMemoryQuotationGateway } from '../../doubles/InMemoryQuotationGateway';
import { aQuotation } from '../../domain/quotations/builders';
import { withLongWait } from '../support/longWait';
import { aQuotationBackend, openDetail } from './openQuotations';

const openPending = async () => {
  const opened = openDetail(aQuotationBackend(new InMemoryQuotationGateway([aQuotation()])));
  await screen.findByRole('button', { name: 'Accept' });
  return opened;
};

const openDeny = async () => {
  const opened = await openPending();
  await opened.press('Deny');
  const dialog = within(await screen.findByRole('dialog', { name: 'Deny this quotation' }));
  const reason = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason for rejection' });
  return { ...opened, dialog, reason };
};

const never = (): Promise<void> => new Promise(() => undefined);

describe('accepting a quotation', () => {
  it('submits it, shows the server’s message and then loads the page again [QUOT-22]', async () => {
    const { press, quotations, notifier, timer, reloader } = await openPending();
    quotations.message = 'Thank you.';
    await press('Accept');
    expect(quotations.submitted).toEqual([{ id: '12', decision: { kind: 'accept' } }]);
    expect(notifier.successes).toEqual(['Thank you.']);
    timer.pass(DECISION_RELOAD_MS - 1);
    expect(reloader.reloads).toBe(0);
    timer.pass(1);
    expect(reloader.reloads).toBe(1);
  });

  it('shows a default message when the server sends none', async () => {
    const { press, notifier } = await openPending();
    await press('Accept');
    expect(notifier.successes).toEqual(['Quotation accepted.']);
  });

  it('is blocked while a change is in flight: one request, both controls disabled [QUOT-21]', async () => {
    const { press, quotations, button } = await openPending();
    quotations.gate = never();
    await press('Accept');
    expect(button('Deny').disabled).toBe(true);
    await press('Accept').catch(() => undefined);
    await press('Deny').catch(() => undefined);
    expect(quotations.submitted).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays blocked between the message and the new page', async () => {
    const { press, quotations, button } = await openPending();
    await press('Accept');
    await press('Accept');
    expect(button('Accept').disabled).toBe(true);
    expect(quotations.submitted).toHaveLength(1);
  });

  it('shows why it was not taken, does not reload, and works again [QUOT-23]', async () => {
    const { press, quotations, timer, reloader, notifier } = await openPending();
    quotations.decisionFailure = gatewayError('Rejected', 'Expired');
    await press('Accept');
    expect((await screen.findByRole('alert')).textContent).toBe('Expired');
    timer.pass(60_000);
    expect(reloader.reloads).toBe(0);
    quotations.decisionFailure = undefined;
    await press('Accept');
    expect(notifier.successes).toEqual(['Quotation accepted.']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('looks again when the answer was lost, and tells what was accepted as accepted', async () => {
    const { press, quotations, notifier } = await openPending();
    quotations.losesAnswer = true;
    await press('Accept');
    expect(await screen.findByText('Accepted')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await waitFor(() => expect(notifier.successes).toEqual(['Quotation accepted.']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the offer on the page when even looking again fails', async () => {
    const { press, quotations, button } = await openPending();
    quotations.decisionFailure = gatewayError('Unreachable');
    quotations.failing.set('quotation', gatewayError('Unreachable'));
    quotations.failing.set('requestByQuotationLink', gatewayError('Unreachable'));
    await press('Accept');
    await screen.findByRole('alert');
    expect(button('Accept').disabled).toBe(false);
  });

  it('does not reload another page after the customer has navigated', async () => {
    const { press, timer, reloader, unmount } = await openPending();
    await press('Accept');
    unmount();
    timer.pass(60_000);
    expect(reloader.reloads).toBe(0);
  });

  it('says when an answer takes long, and can be given up', async () => {
    const { press, quotations, button } = await openPending();
    quotations.gate = never();
    await withLongWait(async (wait) => {
      await press('Accept');
      expect(screen.queryByText('This is taking longer than usual…')).toBeNull();
      wait();
      expect(screen.getByText('This is taking longer than usual…')).toBeTruthy();
      await press('Stop waiting');
    });
    await waitFor(() => expect(button('Accept').disabled).toBe(false));
    expect(screen.getByRole('alert').textContent).toContain(
      'could not confirm whether your decision was saved',
    );
  });
});

describe('denying a quotation', () => {
  it.each(['{Tab}', '   ', '{Enter}'])('keeps Submit Rejection disabled for %j [QUOT-19]', async (typed) => {
    const { user, reason, button } = await openDeny();
    await user.type(reason, typed);
    expect(button('Submit Rejection').disabled).toBe(true);
  });

  it('enables Submit Rejection for a non-blank reason [QUOT-19]', async () => {
    const { user, reason, button } = await openDeny();
    await user.type(reason, 'x');
    expect(button('Submit Rejection').disabled).toBe(false);
    await user.clear(reason);
    expect(button('Submit Rejection').disabled).toBe(true);
  });

  it('submits the reason, shows the message and loads the page again [QUOT-20] [QUOT-22]', async () => {
    const { user, reason, press, quotations, notifier, timer, reloader } = await openDeny();
    await user.type(reason, 'Too costly');
    await press('Submit Rejection');
    expect(quotations.submitted).toEqual([{ id: '12', decision: { kind: 'deny', remarks: 'Too costly' } }]);
    expect(notifier.successes).toEqual(['Quotation rejected.']);
    timer.pass(DECISION_RELOAD_MS);
    expect(reloader.reloads).toBe(1);
  });

  it('is blocked while a change is in flight [QUOT-21]', async () => {
    const { user, reason, press, quotations, button, dialog } = await openDeny();
    quotations.gate = never();
    await user.type(reason, 'x');
    await press('Submit Rejection');
    await press('Submit Rejection').catch(() => undefined);
    await user.keyboard('{Escape}');
    expect(quotations.submitted).toHaveLength(1);
    expect(button('Submit Rejection').disabled).toBe(true);
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('keeps what was typed when it is refused, and says why in the dialog [QUOT-23]', async () => {
    const { user, reason, press, quotations, dialog, button } = await openDeny();
    quotations.decisionFailure = gatewayError('Rejected', 'Expired');
    await user.type(reason, 'Too costly');
    await press('Submit Rejection');
    expect((await dialog.findByRole('alert')).textContent).toBe('Expired');
    expect(reason.value).toBe('Too costly');
    expect(button('Submit Rejection').disabled).toBe(false);
  });

  it('keeps what was typed when the dialog is closed and opened again', async () => {
    const { user, reason, press, quotations } = await openDeny();
    await user.type(reason, 'Too costly');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Deny');
    const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reason for rejection' });
    expect(again.value).toBe('Too costly');
    expect(quotations.submitted).toEqual([]);
  });
});
