import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';

export type Environment = {
  Bindings: Partial<HttpBindings>;
  Variables: { customerId: number; language: string };
};

export type Routes = Hono<Environment>;
export type Call = Context<Environment>;
