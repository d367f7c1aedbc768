import { isLeft, isRight } from 'fp-ts/Either';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FreshchatSupportChat } from '../../../src/infrastructure/chat/FreshchatSupportChat';
import type { FreshchatWidget } from '../../../src/infrastructure/chat/freshchatWidget';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemorySupportChat } from '../../doubles/InMemorySupportChat';
import { aUser } from '../../doubles/aSession';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A stand-in for the provider's widget that records its calls. */
const aWidget = () => {
  const calls: (readonly [string, unknown])[] = [];
  const tell =
    (name: string) =>
    (given?: unknown): void => {
      calls.push([name, given]);
    };
  const widget: FreshchatWidget = {
    init: tell('init'),
    isInitialized: () => true,
    open: tell('open'),
    user: {
      setProperties: tell('setProperties'),
      clear: () => {
        tell('clear')();
        return Promise.reject(new Error('no user yet'));
      },
    },
    destroy: tell('destroy'),
  };
  return { widget, calls };
};

const user = aUser({ id: '7', displayName: 'Asha Verma', email: 'asha@example.in', phone: '+919876543210' });
const person = {
  firstName: 'Asha Verma',
  email: 'asha@example.in',
  phone: '9876543210',
  phoneCountryCode: '+91',
};

const settings = (load: () => Promise<FreshchatWidget>, log = new InMemoryLog()) => ({
  token: 'tok',
  host: 'https://chat.example',
  load,
  instead: new InMemorySupportChat(),
  log,
});

/** A chat whose script is still on its way. */
const aSlowChat = () => {
  const { widget, calls } = aWidget();
  const { promise, resolve, reject } = Promise.withResolvers<FreshchatWidget>();
  const given = settings(() => promise);
  const chat = new FreshchatSupportChat(given);
  const starting = chat.start(user)();
  const opened = (): readonly unknown[] => calls.filter(([name]) => name === 'open').map(([, line]) => line);
  return {
    chat,
    instead: given.instead,
    opened,
    comes: async () => {
      resolve(widget);
      await starting;
    },
    fails: async () => {
      reject(new Error('blocked'));
      await starting;
    },
  };
};

describe('the Freshchat support chat', () => {
  afterEach(() => void vi.useRealTimers());

  it('starts with the name, email, phone and id of the user [CHAT-02]', async () => {
    const { widget, calls } = aWidget();
    const chat = new FreshchatSupportChat(settings(() => Promise.resolve(widget)));
    expect(isRight(await chat.start(user)())).toBe(true);
    expect(calls).toEqual([
      ['init', { token: 'tok', host: 'https://chat.example', externalId: '7', ...person }],
    ]);
  });

  it('sets the properties, and opens on request', async () => {
    const { widget, calls } = aWidget();
    const chat = new FreshchatSupportChat(settings(() => Promise.resolve(widget)));
    await chat.start(user)();
    chat.setProperties(user);
    chat.open();
    expect(calls.slice(1)).toEqual([
      ['setProperties', person],
      ['open', undefined],
    ]);
  });

  it('gives the customer a first line to send [QKIT-02]', async () => {
    const { widget, calls } = aWidget();
    const chat = new FreshchatSupportChat(settings(() => Promise.resolve(widget)));
    await chat.start(user)();
    chat.open('I have a question about quotation #QR12.');
    expect(calls.at(-1)).toEqual(['open', { replyText: 'I have a question about quotation #QR12.' }]);
    expect(chat.takesFirstLine).toBe(true);
  });

  it('tells when it begins and ends to take a first line', async () => {
    const { chat, comes } = aSlowChat();
    const told: boolean[] = [];
    const stop = chat.onChange(() => void told.push(chat.takesFirstLine));
    await comes();
    chat.stop();
    stop();
    chat.stop();
    expect(told).toEqual([true, false]);
  });

  it('clears the user and is removed at log-out, even when the provider knows no user', async () => {
    const { widget, calls } = aWidget();
    const chat = new FreshchatSupportChat(settings(() => Promise.resolve(widget)));
    await chat.start(user)();
    chat.stop();
    await settled();
    expect(calls.slice(1).map(([name]) => name)).toEqual(['clear', 'destroy']);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('vendor');
      },
    ],
    ['never settles', () => new Promise<never>(() => undefined)],
  ])('is removed at log-out where clearing the user %s', async (_, clear) => {
    vi.useFakeTimers();
    const { widget, calls } = aWidget();
    const failing = { ...widget, user: { ...widget.user, clear } };
    const chat = new FreshchatSupportChat(settings(() => Promise.resolve(failing)));
    await chat.start(user)();
    expect(() => chat.stop()).not.toThrow();
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls.map(([name]) => name)).toEqual(['init', 'destroy']);
  });

  it('does not start for a customer who logged out while it loaded, so that the next one keeps the chat', async () => {
    const { widget, calls } = aWidget();
    const chat = new FreshchatSupportChat(settings(() => Promise.resolve(widget)));
    const starting = chat.start(user)();
    chat.stop();
    await starting;
    await settled();
    expect(calls).toEqual([]);
  });

  it('starts for the next customer once the one before is removed', async () => {
    const { widget, calls } = aWidget();
    const { promise, resolve } = Promise.withResolvers<void>();
    const clear = (): Promise<void> => promise;
    const slow = { ...widget, user: { ...widget.user, clear } };
    const chat = new FreshchatSupportChat(settings(() => Promise.resolve(slow)));
    await chat.start(user)();
    chat.stop();
    const starting = chat.start(aUser({ id: '8' }))();
    await settled();
    expect(calls.map(([name]) => name)).toEqual(['init']);
    resolve();
    await starting;
    expect(calls.map(([name]) => name)).toEqual(['init', 'destroy', 'init']);
  });

  it('causes no error when its script cannot be loaded [CHAT-04]', async () => {
    const given = settings(() => Promise.reject(new Error('blocked')));
    const chat = new FreshchatSupportChat(given);
    expect(isLeft(await chat.start(user)())).toBe(true);
    expect(() => {
      chat.open('I have a question.');
      chat.setProperties(user);
      chat.stop();
    }).not.toThrow();
    expect([given.instead.isOpen, chat.takesFirstLine]).toEqual([true, false]);
  });

  it('leads to the contact page where no customer is known yet [CHAT-04] [NEED-15]', () => {
    const given = settings(() => Promise.reject(new Error('never asked')));
    new FreshchatSupportChat(given).open();
    expect(given.instead.isOpen).toBe(true);
  });

  it('leads to the contact page at once while its script is on its way, and to the chat from then on [CHAT-01] [NEED-15]', async () => {
    const { chat, instead, opened, comes } = aSlowChat();
    chat.open('I have a question.');
    expect([instead.isOpen, chat.takesFirstLine]).toEqual([true, false]);
    await comes();
    expect(opened()).toEqual([]);
    chat.open('I have a question.');
    expect(opened()).toEqual([{ replyText: 'I have a question.' }]);
  });

  it('never starts for one who logged out while it loaded, after the next one signed in', async () => {
    const { widget, calls } = aWidget();
    const { promise, resolve } = Promise.withResolvers<FreshchatWidget>();
    const chat = new FreshchatSupportChat(settings(() => promise));
    const starts = [chat.start(user)()];
    chat.stop();
    starts.push(chat.start(aUser({ id: '8' }))());
    resolve(widget);
    await Promise.all(starts);
    expect(calls).toEqual([['init', expect.objectContaining({ externalId: '8' })]]);
  });

  it('causes no error when the widget itself throws', async () => {
    const { widget } = aWidget();
    const log = new InMemoryLog();
    const throwing = {
      ...widget,
      open: () => {
        throw new Error('vendor');
      },
    };
    const chat = new FreshchatSupportChat(settings(() => Promise.resolve(throwing), log));
    await chat.start(user)();
    chat.open();
    expect(log.failures).toEqual(['The support chat failed.']);
  });
});
