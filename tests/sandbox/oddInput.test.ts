import { expect, it } from 'vitest';
import { onBothDatabases } from './onBothDatabases';
import { type OddCall, oddCalls } from './oddCalls';
import type { Running } from './startSandbox';

const AT_ONCE = 8;

const answerTo = async (running: Running, token: string, call: OddCall): Promise<string> => {
  const response = await fetch(new URL(call.path, `${running.origin}/api/v3/`), {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(call.type === undefined ? {} : { 'content-type': call.type }),
    },
    ...(call.body === undefined ? {} : { body: call.body }),
  });
  const text = await response.text();
  const body =
    typeof call.body === 'string'
      ? call.body.slice(0, 200)
      : JSON.stringify([...(call.body ?? [])]).slice(0, 200);
  return `${response.status} ${call.method} ${call.path.slice(0, 60)} ${body} ${text.slice(0, 120)}`;
};

/** One line per call: its status, the call and the response. */
const answersTo = async (
  running: Running,
  token: string,
  calls: readonly OddCall[],
): Promise<readonly string[]> => {
  const waiting = [...calls];
  const answers: string[] = [];
  const work = async (): Promise<void> => {
    for (let call = waiting.shift(); call !== undefined; call = waiting.shift())
      answers.push(await answerTo(running, token, call));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
};

onBothDatabases('odd input', (open) => {
  it('never makes the server fail, in any part of any call', { timeout: 240_000 }, async () => {
    const running = open();
    const { token } = await running.register('+919350000009');
    const calls = await oddCalls();
    const answers = await answersTo(running, token, calls);
    expect(answers).toHaveLength(calls.length);
    expect(answers.filter((line) => line.startsWith('5'))).toEqual([]);
    expect((await running.get('/sandbox/health')).body).toEqual({ status: 'ready' });
  });
});
