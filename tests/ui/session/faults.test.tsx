import { bearer } from '../../infrastructure/support/bearer';
import { none } from 'fp-ts/Option';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiClient } from '../../../src/infrastructure/http/ApiClient';
import { readingFetch } from '../../../src/infrastructure/http/retryPolicy';
import { HttpSessionGateway } from '../../../src/infrastructure/http/HttpSessionGateway';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { phone, send, sendButton, robot } from './loginSteps';
import { PHONE, SessionHarness } from './sessionHarness';

const UNREACHABLE = 'We could not reach the server. Please check your connection and try again.';
const SOMETHING_WRONG = 'Something went wrong. Please try again.';
const NOT_ACCEPTED = 'The portal could not accept this. Please contact us.';

type Answer = () => Promise<Response>;

const answering =
  (status: number, body: string): Answer =>
  () =>
    Promise.resolve(new Response(body, { status }));
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** Login with the real adapter on a connection that responds as the test says. */
const onConnection = (first: Answer) => {
  const answers: Answer[] = [first];
  const fetchOnce = vi.fn<typeof fetch>(() =>
    (answers.shift() ?? answering(200, '{"success":true,"type":"success"}'))(),
  );
  const log = new InMemoryLog();
  const api = new ApiClient({
    ...bearer,
    apiOrigin: '',
    pageOrigin: window.location.origin,
    sendsIdempotencyKey: false,
    session: () => none,
    language: () => 'en-IN',
    requestId: () => '27182818284590452353',
    log,
    fetchOnce,
    read: readingFetch(fetchOnce, () => 0),
  });
  return { harness: new SessionHarness(new HttpSessionGateway({ api })), log };
};

describe('a fault between portal and backend', () => {
  it.each([
    ['a lost connection', lost, UNREACHABLE, false],
    ['500 with a message', answering(500, '{"message":"boom"}'), 'boom', true],
    ['500 without a body', answering(500, ''), SOMETHING_WRONG, true],
    ['503', answering(503, '{"message":"Back at noon."}'), 'Back at noon.', true],
    ['429', answering(429, '{"success":false,"message":"Too many attempts."}'), 'Too many attempts.', false],
    ['401', answering(401, '{}'), SOMETHING_WRONG, false],
    ['413 in HTML', answering(413, '<h1>Too large</h1>'), NOT_ACCEPTED, false],
    ['HTML for JSON', answering(200, '<!doctype html><p>Busy</p>'), SOMETHING_WRONG, true],
    ['cut JSON', answering(200, '{"success":tr'), SOMETHING_WRONG, true],
  ])(
    '%s is announced and logged, nothing typed is lost, and the next try works [LOGIN-25] [HTTP-12]',
    async (_fault, result, sentence, isReportable) => {
      const { harness, log } = onConnection(result);
      const view = harness.openLogin();
      await send(view);
      expect((await screen.findByRole('alert')).textContent).toBe(sentence);
      expect(log.failures).toHaveLength(1);
      expect(
        screen.queryAllByText('If you contact us about this, please give this code: 27182818'),
      ).toHaveLength(isReportable ? 1 : 0);
      expect(JSON.stringify([log.failures, log.details])).not.toContain(PHONE);
      expect(phone().value).toBe(PHONE);
      await view.user.click(robot());
      await view.user.click(sendButton());
      await screen.findByRole('textbox', { name: 'OTP' });
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it.each(['[]', '7', '"text"', '{"data":{}}', ''])(
    'a response of another shape, %j, is neither a success nor a refusal',
    async (body) => {
      const { harness } = onConnection(answering(200, body));
      const view = harness.openLogin();
      await send(view);
      expect((await screen.findByRole('alert')).textContent).toBe(SOMETHING_WRONG);
      await waitFor(() => expect(view.address()).toBe('/login'));
    },
  );
});
