import type { Page } from '@playwright/test';

interface OwnRecord {
  readonly id: number;
  readonly status: number;
  readonly service_name: string;
  /** Of a task. */
  readonly order_id?: string | null;
  /** Of a quotation. */
  readonly file_path?: string | null;
}

interface OwnStep {
  readonly id: number;
  readonly name: string;
  readonly status: number;
}

const under = (body: unknown): unknown => {
  let at = body;
  while (typeof at === 'object' && at !== null && 'data' in at) at = at.data;
  return at;
};

const read = async <Answer>(page: Page, path: string): Promise<Answer> => {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const address = new URL(`/api/v3/${path}`, page.url()).href;
  const response = await fetch(address, { headers: { authorization: `Bearer ${token ?? ''}` } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the sandbox's own records
  return under(await response.json()) as Answer;
};

/** The signed-in customer's records, read directly from the backend. */
export const ownRecords = (page: Page) => ({
  quotations: () => read<readonly OwnRecord[]>(page, 'user/quotations'),
  requests: () => read<readonly OwnRecord[]>(page, 'user/quotation-request'),
  tasks: () => read<readonly OwnRecord[]>(page, 'user/tasks'),
  steps: (taskId: number) => read<readonly OwnStep[]>(page, `tracking-status-by-taskid/${taskId}`),
  files: () => read<readonly { readonly file_name: string }[]>(page, 'user/files'),
});
