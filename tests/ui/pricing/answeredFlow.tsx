import { asReceived } from '../../../src/domain/received/asReceived';
import { screen, within } from '@testing-library/react';
import { aQuestion } from '../../domain/pricing/aQuestion';
import { aShop, openFlow, type Shop } from '../catalogue/openCatalogue';

const trade = aQuestion({
  id: '4',
  type: 'input',
  question: 'Trade?',
  options: [],
  asReceived: asReceived({ id: 4 }),
});

/** A flow with one question, already answered. */
export const answered = async (prepare: (shop: Shop) => void = () => undefined, at = '/GST%20Filing/18') => {
  const shop = aShop();
  shop.pricing.questions = [trade];
  prepare(shop);
  const view = openFlow(at, shop);
  await view.user.type(await screen.findByRole('textbox', { name: 'Trade?' }), 'Textiles');
  return view;
};

export const priceDialog = async () => within(await screen.findByRole('dialog', { name: 'Your price' }));
