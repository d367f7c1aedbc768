import { Hono } from 'hono';
import type { SandboxContext } from '../context';
import { playedStandIns } from '../gateway/standIns';
import type { Environment, Routes } from '../http/environment';
import { customerWrite, jsonInput } from '../http/write';
import { placeOrder } from './placeOrder';

/** Places an order, and what the payment provider asks the backend for. */
export const checkoutRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.post('/place-order', customerWrite(context, { read: jsonInput, run: placeOrder }));
  for (const { calls } of playedStandIns(context)) app.route('/', calls(context));
  return app;
};

/** The addresses that the provider's page and server come back to. */
export const paymentReturnRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  for (const { returns } of playedStandIns(context)) app.route('/', returns(context));
  return app;
};
