import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSharing } from '../../../src/infrastructure/system/WebSharing';

const shared = { text: 'Quotation #QR12 for ₹1,180', address: 'https://portal.example/quotation/12' };

const withNavigator = (parts: object): void => void vi.stubGlobal('navigator', parts);

afterEach(() => void vi.unstubAllGlobals());

describe('the share sheet of the device', () => {
  it('gets the text and the address, and nothing else [QKIT-02]', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    withNavigator({ share });
    expect(await new WebSharing().share(shared)).toBe(true);
    expect(share.mock.calls).toEqual([[{ text: shared.text, url: shared.address }]]);
  });

  it('gets no address where there is none [BUY-07]', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    withNavigator({ share });
    expect(await new WebSharing().share({ text: 'Paid now: ₹590' })).toBe(true);
    expect(share.mock.calls).toEqual([[{ text: 'Paid now: ₹590' }]]);
  });

  it('that the customer closes has been offered; one that fails has not', async () => {
    withNavigator({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
    expect(await new WebSharing().share(shared)).toBe(true);
    withNavigator({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    expect(await new WebSharing().share(shared)).toBe(false);
  });

  it.each([[{}], [{ share: undefined }]])('may be absent: %j [QKIT-02]', async (parts) => {
    withNavigator(parts);
    expect(await new WebSharing().share(shared)).toBe(false);
  });
});

describe('the clipboard', () => {
  it('takes the text, or is not to be had', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    withNavigator({ clipboard: { writeText } });
    expect(await new WebSharing().copy('text')).toBe(true);
    expect(new WebSharing().canCopy()).toBe(true);
    expect(writeText.mock.calls).toEqual([['text']]);
    withNavigator({});
    expect(await new WebSharing().copy('text')).toBe(false);
    expect(new WebSharing().canCopy()).toBe(false);
  });
});
