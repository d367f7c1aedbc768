import type { MiddlewareHandler } from 'hono';
import type { SandboxContext } from '../context';
import type { Environment } from './environment';
import { TooManyRequests } from './refusal';

/** Limits the uploads of one customer at once, so that one cannot fill the memory and the database's queue. Refuses with 429. */
export const fewAtOnce = ({ config }: SandboxContext): MiddlewareHandler<Environment> => {
  const running = new Map<number, number>();
  return async (c, next) => {
    const customer = c.get('customerId');
    const others = running.get(customer) ?? 0;
    if (others >= config.limits.uploadsAtOnce)
      throw new TooManyRequests('Too many uploads at once. Please wait until one has ended.', 2000, {
        status: false,
      });
    running.set(customer, others + 1);
    try {
      await next();
    } finally {
      const left = (running.get(customer) ?? 1) - 1;
      if (left === 0) running.delete(customer);
      else running.set(customer, left);
    }
  };
};
