import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCloseRequest } from '../../../src/ui/kit/useCloseRequest';
import { openPhotoDialog } from '../documents/openPhotoDialog';

/** The watchers that wait for a request of the device. */
const waiting: FakeCloseWatcher[] = [];

/** The browser's own, as far as the portal uses it: one request uses it up. */
class FakeCloseWatcher extends EventTarget {
  constructor() {
    super();
    waiting.push(this);
  }

  destroy(): void {
    if (waiting.includes(this)) waiting.splice(waiting.indexOf(this), 1);
  }
}

/** Presses Back on the phone; false where nothing waits for it, so that the page would be left. */
const pressBack = (): Promise<boolean> =>
  act(async () => {
    const watcher = waiting.at(-1);
    watcher?.destroy();
    watcher?.dispatchEvent(new Event('close'));
    return watcher !== undefined;
  });

interface MenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const Menu = ({ open, onClose }: MenuProps): null => {
  useCloseRequest(open, onClose);
  return null;
};

const dialogs = () => screen.queryAllByRole('dialog').length;
const gone = () => waitFor(() => expect(dialogs()).toBe(0));

beforeEach(() => {
  vi.stubGlobal('CloseWatcher', FakeCloseWatcher);
});

afterEach(() => {
  vi.unstubAllGlobals();
  waiting.length = 0;
});

describe("a phone's Back", () => {
  it('closes a dialog, and nothing waits for it afterwards', async () => {
    const { press } = await openPhotoDialog();
    expect(waiting).toHaveLength(1);
    await pressBack();
    await gone();
    expect(waiting).toEqual([]);
    await press('Make one PDF from photos');
    await screen.findByRole('button', { name: 'Choose photos' });
    expect(waiting).toHaveLength(1);
  });

  it('asks before photos are lost, then closes the question and not the dialog [CHECK-05]', async () => {
    const { choose } = await openPhotoDialog();
    await choose('a.jpg');
    await pressBack();
    await screen.findByRole('button', { name: 'Keep editing' });
    expect(waiting).toHaveLength(1);
    await pressBack();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep editing' })).toBeNull());
    expect(screen.getByRole('img', { name: 'Page 1: a.jpg' })).toBeTruthy();
    await pressBack();
    await screen.findByRole('button', { name: 'Keep editing' });
  });

  it('is told of Escape by the browser, so the dialog does not hear that itself', async () => {
    const { user } = await openPhotoDialog();
    await user.keyboard('{Escape}');
    expect(dialogs()).toBe(1);
    await pressBack();
    await gone();
  });

  it('leaves the page where no dialog is open, also one that went with its page', async () => {
    const { unmount } = await openPhotoDialog();
    unmount();
    expect(await pressBack()).toBe(false);
  });

  it('closes what is no dialog, such as the menu', async () => {
    const onClose = vi.fn<() => void>();
    const menu = (open: boolean) => <Menu open={open} onClose={onClose} />;
    const { rerender } = render(menu(true));
    await pressBack();
    expect(onClose).toHaveBeenCalledTimes(1);
    rerender(menu(false));
    expect(waiting).toEqual([]);
  });
});

describe('without such requests of the browser', () => {
  it('Escape closes a dialog', async () => {
    vi.unstubAllGlobals();
    const { user } = await openPhotoDialog();
    await user.keyboard('{Escape}');
    await gone();
    expect(waiting).toEqual([]);
  });
});
