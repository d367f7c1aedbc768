import { Hono } from 'hono';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { wholeNumber } from '../http/fields';
import { readJson } from '../http/jsonBody';
import { rupeeText } from '../money/paise';
import { findSubService, priceOf } from './price';
import { questionsIn } from './questionList';

/** The price calculation of the question flow. */
export const pricingRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.post('/service-price-calculation', async (c) => {
    const body = await readJson(c);
    const service = await findSubService(
      context.db,
      wholeNumber(body, { key: 'service_id', name: 'Service' }),
    );
    const price = await priceOf(context.db, service, questionsIn(body['answers']));
    return c.json({
      amount: price.action === 'ADD TO CART' ? rupeeText(price.paise) : '0.00',
      action: price.action,
      terms_and_conditions: service.terms_and_conditions,
    });
  });
  return app;
};
