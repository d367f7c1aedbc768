import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { InMemoryQuotationGateway } from '../../doubles/InMemoryQuotationGateway';
import { aQuotation } from '../../domain/quotations/builders';
import { openCart } from '../cart/openCart';
import { openCabinet } from '../documents/openCabinet';
import { aQuotationBackend, openDetail } from '../quotations/openQuotations';
import { SessionHarness } from '../session/sessionHarness';
import { pseudo, speakPseudo } from './pseudoLanguage';

const openBroken = () => {
  const quotations = new InMemoryQuotationGateway([aQuotation()]);
  quotations.decisionFailure = gatewayError('ServerFault');
  return openDetail(aQuotationBackend(quotations));
};

describe('An error that is on the page when the language changes', () => {
  it.each([
    ['Login', 'Send OTP', () => new SessionHarness().openLogin()],
    ['Sign Up', 'Send OTP', () => new SessionHarness().openSignUp()],
    ['Cart', 'Apply', () => openCart()],
    ['File cabinet', 'Upload', () => openCabinet()],
    ['Quotation', 'Accept', openBroken],
  ])('is said in the new one: %s', async (_name, button, open) => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: button }));
    const alert = await screen.findByRole('alert');
    const sentence = alert.textContent ?? '';
    expect(sentence).toMatch(/[a-z]\.$/);
    speakPseudo();
    expect(screen.getByRole('alert').textContent).toBe(pseudo(sentence));
  });
});
