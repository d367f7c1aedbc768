import type { Page } from '@playwright/test';

/** One screen of the portal for the signed-in customer. */
export interface Place {
  readonly name: string;
  readonly path: string;
}

interface Ids {
  readonly quotation: number;
  readonly request: number;
  readonly task: number;
}

/** Ids of one quotation, request and task of this customer. */
const idsOf = (page: Page): Promise<Ids> =>
  page.evaluate(async () => {
    const firstId = (value: unknown): number => {
      if (Array.isArray(value)) return Number(Reflect.get(Object(value[0]), 'id'));
      return typeof value === 'object' && value !== null ? firstId(Reflect.get(value, 'data')) : NaN;
    };
    const first = async (call: string): Promise<number> => {
      const token = localStorage.getItem('access_token') ?? '';
      const response = await fetch(`/api/v3/user/${call}`, { headers: { authorization: `Bearer ${token}` } });
      return firstId(await response.json());
    };
    return {
      quotation: await first('quotations'),
      request: await first('quotation-request'),
      task: await first('tasks'),
    };
  });

/** Every route behind the sign-in, each of the dashboard's tabs, and a path that matches no route. */
export const placesOf = async (page: Page): Promise<readonly Place[]> => {
  const { quotation, request, task } = await idsOf(page);
  return [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'profile', path: '/profile' },
    { name: 'file cabinet', path: '/filecabinet' },
    { name: 'quotations', path: '/quotation' },
    { name: 'quotation', path: `/quotation/${quotation}` },
    { name: 'request', path: `/quotations/${request}` },
    { name: 'cart', path: '/cart' },
    { name: 'payment failed', path: '/payment-response?status=failed&order_id=1' },
    { name: 'task', path: `/task-detail/${task}` },
    { name: 'notifications', path: '/notifications' },
    { name: 'sub-services', path: '/sub-services/1' },
    { name: 'sub-service', path: '/sub-service/24' },
    { name: 'own amount', path: '/sub-service/162' },
    { name: 'questions', path: '/GST%20Registration/16' },
    { name: 'service of a login', path: '/services/16' },
    { name: 'score', path: '/tax-fitt' },
    { name: 'nothing', path: '/nope' },
  ];
};
