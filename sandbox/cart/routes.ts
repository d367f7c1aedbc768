import { Hono } from 'hono';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { customerWrite, jsonInput, noInput } from '../http/write';
import { cartOnWire, readCart } from './cart';
import { addQuotation, addToCart, applyDiscountCode, removeCartItem } from './writes';

/** Routes of the customer's cart. */
export const cartRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/user/cart', async (c) => {
    const cart = await readCart({ context, db: context.db, customerId: c.get('customerId') });
    return c.json({ status: true, data: cartOnWire(cart) });
  });
  app.post('/add-to-cart', customerWrite(context, { read: jsonInput, run: addToCart }));
  app.post('/add-quotation', customerWrite(context, { read: jsonInput, run: addQuotation }));
  app.delete('/remove-cart-item/:id', customerWrite(context, { read: noInput, run: removeCartItem }));
  app.post('/apply-discount-code', customerWrite(context, { read: jsonInput, run: applyDiscountCode }));
  return app;
};
