import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { aUser } from '../../doubles/aSession';

let asked: HTMLScriptElement[] = [];

const widget = { open: () => undefined };

// Loading itself is stubbed: the test looks at which script is requested.
beforeEach(() => {
  asked = [];
  // A file before this one may have asked for the script already.
  vi.resetModules();
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    asked.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'fcWidget');
  vi.resetModules();
});

const freshLoader = async () =>
  (await import('../../../src/infrastructure/chat/freshchatWidget')).loadFreshchat;

describe('a chat behind a path of the portal’s own', () => {
  it.each(['/chat', '/chat/'])('is loaded from %s, and told its whole address [CHAT-01]', async (host) => {
    const { supportChatOf } = await import('../../../src/infrastructure/chat/supportChatOf');
    const init = vi.fn<(options: object) => void>();
    const chat = supportChatOf(
      { provider: 'freshchat', token: 'tok', host, origins: [] },
      { browser: new InMemoryBrowser(), log: new InMemoryLog(), contactPage: '' },
    );
    const started = chat.start(aUser())();
    expect(asked.map((script) => script.src)).toEqual([`${location.origin}/chat/js/widget.js`]);
    Object.assign(window, { fcWidget: { ...widget, init } });
    asked[0]?.dispatchEvent(new Event('load'));
    await started;
    expect(init).toHaveBeenCalledWith(expect.objectContaining({ host: `${location.origin}/chat` }));
  });
});

describe('the script of the support chat', () => {
  it('is loaded from the configured host, once for all callers [CHAT-01]', async () => {
    const load = await freshLoader();
    const both = Promise.all([load('https://chat.example'), load('https://chat.example')]);
    expect(asked.map((script) => script.src)).toEqual(['https://chat.example/js/widget.js']);
    Object.assign(window, { fcWidget: widget });
    asked[0]?.dispatchEvent(new Event('load'));
    expect(await both).toEqual([widget, widget]);
  });

  it('is requested again after a failure', async () => {
    const load = await freshLoader();
    const first = load('https://chat.example');
    asked[0]?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('The chat script could not be loaded.');
    const second = load('https://chat.example');
    expect(asked).toHaveLength(2);
    Object.assign(window, { fcWidget: widget });
    asked[1]?.dispatchEvent(new Event('load'));
    expect(await second).toBe(widget);
  });

  it('counts as not loaded when it defines no widget', async () => {
    const load = await freshLoader();
    const first = load('https://chat.example');
    asked[0]?.dispatchEvent(new Event('load'));
    await expect(first).rejects.toThrow('The chat script could not be loaded.');
  });
});
