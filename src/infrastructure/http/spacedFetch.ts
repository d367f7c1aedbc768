import { nextTask } from '../system/nextTask';

/**
 * Sends the first call at once, and those that follow in the same task each in a task of its own, in their order: to send
 * one takes a phone some milliseconds, and a dashboard sends a dozen together, during which it would answer no press.
 */
export const spacedFetch = (send: typeof fetch, taskEnds = nextTask): typeof fetch => {
  const waiting: (() => void)[] = [];
  let isSending = false;
  const sendOthers = async (): Promise<void> => {
    await taskEnds();
    for (let begin = waiting.shift(); begin !== undefined; begin = waiting.shift()) {
      begin();
      await taskEnds();
    }
    isSending = false;
  };
  return (input, init) => {
    if (isSending) return new Promise<void>((begin) => waiting.push(begin)).then(() => send(input, init));
    isSending = true;
    void sendOthers();
    return send(input, init);
  };
};
