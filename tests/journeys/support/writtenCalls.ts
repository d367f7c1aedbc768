import type { Page } from '@playwright/test';

/** A POST of the page, and when its response came. */
export interface WrittenCall {
  readonly path: string;
  readonly body: string;
  readonly at: number;
  answeredAt?: number;
}

/** Every POST of the page from now on, in its order. */
export const writtenCalls = (page: Page): readonly WrittenCall[] => {
  const calls = new Map<unknown, WrittenCall>();
  const list: WrittenCall[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const call = { path: new URL(request.url()).pathname, body: request.postData() ?? '', at: Date.now() };
    calls.set(request, call);
    list.push(call);
  });
  page.on('response', (response) => {
    const call = calls.get(response.request());
    if (call !== undefined) call.answeredAt = Date.now();
  });
  return list;
};
