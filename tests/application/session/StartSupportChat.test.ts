import { describe, expect, it } from 'vitest';
import { StartSupportChat } from '../../../src/application/session/StartSupportChat';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemorySupportChat } from '../../doubles/InMemorySupportChat';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { aUser } from '../../doubles/aSession';

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

const withChat = () => {
  const [chat, timer, log] = [new InMemorySupportChat(), new InMemoryTimer(), new InMemoryLog()];
  return { chat, timer, log, startChat: new StartSupportChat({ chat, timer, log }) };
};

describe('the support chat of a signed-in customer', () => {
  it('sets the user properties one second after it has loaded [CHAT-03]', async () => {
    const { chat, timer, startChat } = withChat();
    startChat.execute(aUser());
    await settled();
    expect(chat.started).toEqual([aUser()]);
    timer.pass(999);
    expect(chat.described).toEqual([]);
    timer.pass(1);
    expect(chat.described).toEqual([aUser()]);
  });

  it('ends with the session, and sets nothing afterwards', async () => {
    const { chat, timer, startChat } = withChat();
    const end = startChat.execute(aUser());
    await settled();
    end();
    timer.pass(5000);
    expect(chat.stops).toBe(1);
    expect(chat.described).toEqual([]);
  });

  it('sets nothing for a chat that loads after the session has ended', async () => {
    const { chat, timer, startChat } = withChat();
    startChat.execute(aUser())();
    await settled();
    expect(chat.stops).toBe(1);
    expect(timer.count).toBe(0);
  });

  it('only logs a chat that cannot be loaded', async () => {
    const { chat, timer, log, startChat } = withChat();
    chat.isReachable = false;
    startChat.execute(aUser());
    await settled();
    expect(log.failures).toEqual(['The support chat could not be loaded.']);
    expect(timer.count).toBe(0);
  });
});
