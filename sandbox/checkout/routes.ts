import { Hono } from 'hono';
import type { SandboxContext } from '../context';
import { standIns } from '../gateway/standIns';
import type { Environment, Routes } from '../http/environment';
import { customerWrite, jsonInput } from '../http/write';
import { placeOrder } from './placeOrder';

/** Places an order, and what each payment provider asks the backend for. */
export const checkoutRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.post('/place-order', customerWrite(context, { read: jsonInput, run: placeOrder }));
  for (const { calls } of Object.values(standIns)) app.route('/', calls(context));
  return app;
};

/** The addresses that the providers' pages and servers come back to. */
export const paymentReturnRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  for (const { returns } of Object.values(standIns)) app.route('/', returns(context));
  return app;
};
