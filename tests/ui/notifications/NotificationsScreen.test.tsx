import { screen, waitFor, within } from '@testing-library/react';
import { some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { LoadNotifications } from '../../../src/application/notifications/LoadNotifications';
import { MarkNotificationsRead } from '../../../src/application/notifications/MarkNotificationsRead';
import type { Notification } from '../../../src/domain/notifications/notification';
import { NotificationsLink } from '../../../src/ui/notifications/NotificationsLink';
import { NotificationsScreen } from '../../../src/ui/notifications/NotificationsScreen';
import { NotificationsStore } from '../../../src/ui/notifications/NotificationsStore';
import { aNotification } from '../../doubles/aNotification';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemoryList } from '../../doubles/InMemoryList';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import { InMemoryReadNotificationStorage } from '../../doubles/InMemoryReadNotificationStorage';
import { renderWith, type Rendered } from '../support/renderWith';

interface Opened {
  readonly view: Rendered;
  readonly gateway: InMemoryList<Notification>;
  readonly storage: InMemoryReadNotificationStorage;
  readonly log: InMemoryLog;
  readonly notifier: InMemoryNotifier;
}

interface Given {
  readonly notifications?: readonly Notification[];
  readonly read?: readonly number[];
  readonly fails?: boolean;
  readonly only?: 'link' | 'both';
}

const open = ({ notifications = [], read = [], fails = false, only = 'both' }: Given): Opened => {
  const gateway = new InMemoryList(notifications);
  if (fails) gateway.fail();
  const storage = new InMemoryReadNotificationStorage(read);
  const log = new InMemoryLog();
  const notifier = new InMemoryNotifier();
  const store = new NotificationsStore({
    load: new LoadNotifications({ notifications: gateway, log }),
    mark: new MarkNotificationsRead({ storage }),
    storage,
    notifier,
  });
  const page = (
    <>
      <NotificationsLink />
      {only === 'both' && <NotificationsScreen />}
    </>
  );
  const view = renderWith(page, { stores: new Map([[NotificationsStore, store]]), at: '/notifications' });
  return { view, gateway, storage, log, notifier };
};

const filed = aNotification({
  id: '1',
  title: 'Your GST return is filed',
  body: 'First line.\nSecond line.',
});
const quoted = aNotification({ id: '2', title: 'A quotation waits for you', body: 'Please look at it.' });

describe('notifications are an expandable list', () => {
  it('lists the titles and hides every body until it is expanded, but for a line of it [NOTI-02] [NOTI-12]', async () => {
    const { view } = open({ notifications: [filed, quoted] });
    const entry = await screen.findByRole('button', { name: /Your GST return is filed/ });
    expect(entry.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('button', { name: /A quotation waits for you/ })).toBeTruthy();
    expect(within(entry).getByText('First line')).toBeTruthy();
    expect(screen.queryByText(/Second line/)).toBeNull();
    await view.user.click(entry);
    expect(within(entry).queryByText('First line')).toBeNull();
    expect(screen.getByText(/First line\.\s+Second line\./)).toBeTruthy();
  });

  it('expands and collapses on a click, with its image and link [NOTI-03]', async () => {
    const rich = aNotification({ body: 'Look.', imagePath: 'news/gst.png', url: 'https://example.in/gst' });
    const { view } = open({ notifications: [rich, quoted] });
    const entry = await screen.findByRole('button', { name: /Your GST return/ });
    await view.user.click(entry);
    expect(entry.getAttribute('aria-expanded')).toBe('true');
    const details = document.querySelector<HTMLElement>(
      `[id="${entry.getAttribute('aria-controls') ?? ''}"]`,
    );
    expect(details === null).toBe(false);
    const inside = within(details ?? document.body);
    expect(inside.getByText('Look.')).toBeTruthy();
    expect(inside.getByRole('img').getAttribute('src')).toBe('/media/news/gst.png');
    expect(inside.getByRole('link').getAttribute('href')).toBe('https://example.in/gst');
    expect(screen.queryByText('Please look at it.')).toBeNull();
    await view.user.click(entry);
    expect(screen.queryByText('Look.')).toBeNull();
  });

  it('shows no image and no link when there is none', async () => {
    const { view } = open({ notifications: [filed] });
    await view.user.click(await screen.findByRole('button', { name: /Your GST return/ }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryAllByRole('link')).toHaveLength(1);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/x',
    ' java\tscript:alert(1)',
    '/orders/12',
  ])('makes no link of %j and shows HTML as text', async (url) => {
    const bad = aNotification({ url, body: '<img src=x onerror=alert(1)>' });
    const { view } = open({ notifications: [bad] });
    await view.user.click(await screen.findByRole('button', { name: /Your GST return/ }));
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/notifications',
    ]);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  });

  it.each(['', '/quotation/7'])('shows one link to the path in its data, beside %j', async (url) => {
    const target = some({ path: 'quotation', value: '7' });
    const { view } = open({ notifications: [aNotification({ target, url })] });
    await view.user.click(await screen.findByRole('button', { name: /Your GST return/ }));
    expect(within(screen.getByRole('article')).getAllByRole('link')).toHaveLength(1);
    await view.user.click(screen.getByRole('link', { name: 'View details' }));
    expect(view.address()).toBe('/quotation/7');
  });

  it('opens the tab of the task that it is about, whatever its words say [PAPER-05]', async () => {
    const target = some({ path: 'task-detail/12', value: 'tracking' });
    const about = aNotification({ target, url: '/task-detail/12', body: 'Please upload a document.' });
    const { view } = open({ notifications: [about] });
    await view.user.click(await screen.findByRole('button', { name: /Your GST return/ }));
    await view.user.click(screen.getByRole('link', { name: 'View details' }));
    expect(view.address()).toBe('/task-detail/12?tab=tracking');
  });

  it('marks it read on a click, without a call [NOTI-04] [NOTI-05]', async () => {
    const { view, storage, gateway } = open({ notifications: [filed, quoted] });
    const entry = await screen.findByRole('button', { name: /Your GST return is filed.*Unread/ });
    const before = gateway.readings;
    await view.user.click(entry);
    expect(storage.readIds()).toEqual(['1']);
    expect(entry.textContent).not.toContain('Unread');
    expect(screen.getAllByText('Unread')).toHaveLength(1);
    await view.user.click(entry);
    expect(storage.readIds()).toEqual(['1']);
    expect(gateway.readings).toBe(before);
  });

  it('marks all read with one press, and the focus goes to the heading [NOTI-05] [NOTI-07] [NOTI-12]', async () => {
    const { view, storage, gateway, notifier } = open({ notifications: [filed, quoted], read: [7] });
    const all = await screen.findByRole('button', { name: 'Mark all as read' });
    const before = gateway.readings;
    await view.user.click(all);
    expect(storage.readIds()).toEqual([7, '1', '2']);
    expect(screen.getByRole('link', { name: 'Notifications' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(notifier.successes).toEqual(['All notifications are marked as read.']);
    expect(gateway.readings).toBe(before);
  });

  it('offers to mark all read only where one is unread', async () => {
    open({ notifications: [filed], read: [1] });
    await screen.findByRole('button', { name: /Your GST return/ });
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('shows its age [NOTI-11]', async () => {
    open({ notifications: [filed] });
    const entry = await screen.findByRole('button', { name: /2 hours ago/ });
    expect(within(entry).getByText('2 hours ago').getAttribute('title')).toContain('2026-11-20 01:05 PM');
  });

  it('keeps 5,000 notifications within 1,500 nodes', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => aNotification({ id: String(index + 1) }));
    open({ notifications: many });
    const [first] = await screen.findAllByRole('listitem');
    expect(first?.getAttribute('aria-setsize')).toBe('5000');
    expect(document.querySelectorAll('*').length).toBeLessThan(1500);
  });
});

describe('the page without notifications', () => {
  it("shows 'Loading...' until the response arrives [NOTI-10]", async () => {
    open({ notifications: [filed] });
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    await screen.findByRole('button', { name: /Your GST return/ });
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it("shows 'Failed to fetch notifications' and loads again on Try again [NOTI-08]", async () => {
    const { view, gateway } = open({ notifications: [filed], fails: true });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Failed to fetch notifications');
    gateway.failure = undefined;
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /Your GST return/ })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a text when there are none', async () => {
    open({});
    expect(await screen.findByText('You have no notifications yet.')).toBeTruthy();
  });
});

describe("the top bar's notifications link", () => {
  it('has another name and icon while any are unread, and links to the page [NAV-30]', async () => {
    const unread = open({ notifications: [filed], only: 'link' });
    const link = await screen.findByRole('link', { name: 'Notifications, unread' });
    const unreadIcon = link.querySelector('[data-icon]')?.outerHTML;
    expect(link.getAttribute('href')).toBe('/notifications');
    await unread.view.user.click(link);
    expect(unread.view.address()).toBe('/notifications');
    unread.view.unmount();
    const { gateway } = open({ notifications: [filed], read: [1], only: 'link' });
    await waitFor(() => expect(gateway.readings).toBe(1));
    const read = screen.getByRole('link', { name: 'Notifications' });
    expect(read.querySelector('[data-icon]')?.outerHTML).not.toBe(unreadIcon);
  });

  it('changes when the last unread notification is read, without a reload [NOTI-07]', async () => {
    const { view } = open({ notifications: [filed, quoted], read: [2] });
    await screen.findByRole('link', { name: 'Notifications, unread' });
    await view.user.click(await screen.findByRole('button', { name: /Your GST return/ }));
    expect(screen.getByRole('link', { name: 'Notifications' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Notifications, unread' })).toBeNull();
  });

  it('only logs a failed load [NOTI-09]', async () => {
    const { log } = open({ fails: true, only: 'link' });
    await waitFor(() => expect(log.failures).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: 'Notifications' })).toBeTruthy();
  });
});
