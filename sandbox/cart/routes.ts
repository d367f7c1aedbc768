import { Hono } from 'hono';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { customerWrite, jsonInput, noInput } from '../http/write';
import { cartOnWire, readCart } from './cart';
import { addQuotation, addToCart, applyDiscountCode, removeCartItem } from './writes';

/** Routes of the customer's cart. */
export const cartRoutes = (house: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/user/cart', async (c) => {
    const cart = await readCart({ house, db: house.db, customerId: c.get('customerId') });
    return c.json({ status: true, data: cartOnWire(cart) });
  });
  app.post('/add-to-cart', customerWrite(house, { read: jsonInput, run: addToCart }));
  app.post('/add-quotation', customerWrite(house, { read: jsonInput, run: addQuotation }));
  app.delete('/remove-cart-item/:id', customerWrite(house, { read: noInput, run: removeCartItem }));
  app.post('/apply-discount-code', customerWrite(house, { read: jsonInput, run: applyDiscountCode }));
  return app;
};
