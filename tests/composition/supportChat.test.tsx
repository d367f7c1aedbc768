import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePortal, openFrame } from './support/openPortal';

const chat = { provider: 'freshchat', token: 't', host: 'https://chat.example', origins: [] } as const;

afterEach(() => {
  vi.restoreAllMocks();
  closePortal();
});

describe('the support chat of a customer', () => {
  it('is asked for without a phone number too, once a customer is known [CHAT-01]', async () => {
    const asked: string[] = [];
    // Its script itself is not loaded here.
    const append = document.head.append.bind(document.head);
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) {
        if (node instanceof HTMLScriptElement) asked.push(node.src);
        else append(node);
      }
    });
    await openFrame({
      at: '/tax-fitt',
      user: { id: 1, displayname: 'Asha Verma', email: '', phone: null, avatar: null },
      configuration: { chat },
    });
    expect(asked).toEqual(['https://chat.example/js/widget.js']);
  });
});
