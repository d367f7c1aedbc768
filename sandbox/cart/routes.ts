import { Hono } from 'hono';
import type { House } from '../house';
import type { Environment, Routes } from '../http/environment';
import { cartOnWire, readCart } from './cart';

/** The customer's cart. */
export const cartRoutes = (house: House): Routes => {
  const app = new Hono<Environment>();
  app.get('/user/cart', async (c) => {
    const cart = await readCart({ house, db: house.db, customerId: c.get('customerId') });
    return c.json({ status: true, data: cartOnWire(cart) });
  });
  return app;
};
