import type { Page } from '@playwright/test';
import {
  type ExampleAddress,
  type OwnRecords,
  signedInAddresses,
} from '../../../scripts/exampleAddresses.ts';

/** Ids of one quotation, request and task of this customer. */
const recordsOf = (page: Page): Promise<OwnRecords> =>
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

/** Every route behind the sign-in, with records of this customer, and a path that matches no route. */
export const placesOf = async (page: Page): Promise<readonly ExampleAddress[]> =>
  signedInAddresses(await recordsOf(page));
