import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LoadNotifications } from '../../../src/application/notifications/LoadNotifications';
import { MarkNotificationsRead } from '../../../src/application/notifications/MarkNotificationsRead';
import { NotificationsScreen } from '../../../src/ui/notifications/NotificationsScreen';
import { NotificationsStore } from '../../../src/ui/notifications/NotificationsStore';
import { InMemoryQuotationGateway } from '../../doubles/InMemoryQuotationGateway';
import { aNotification } from '../../doubles/aNotification';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemoryList } from '../../doubles/InMemoryList';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import { InMemoryReadNotificationStorage } from '../../doubles/InMemoryReadNotificationStorage';
import { aQuestion } from '../../domain/pricing/aQuestion';
import { aQuotation } from '../../domain/quotations/builders';
import { aShop, openFlow, openService } from '../catalogue/openCatalogue';
import { openResult } from '../checkout/openResult';
import { openCabinet } from '../documents/openCabinet';
import { openPhotoDialog } from '../documents/openPhotoDialog';
import { openPayments, order } from '../payments/openPayments';
import { openProfile } from '../profile/openProfile';
import { aQuotationBackend, openDetail } from '../quotations/openQuotations';
import { renderWith } from '../support/renderWith';
import { englishAfterSwitch } from './switched';

// The library draws on a canvas, which this page lacks.
vi.mock('@ant-design/plots', () => ({ Column: () => null }));

const openNotifications = () => {
  const storage = new InMemoryReadNotificationStorage([]);
  const store = new NotificationsStore({
    load: new LoadNotifications({
      notifications: new InMemoryList([aNotification({ title: 'Filed', body: 'Done.' })]),
      log: new InMemoryLog(),
    }),
    mark: new MarkNotificationsRead({ storage }),
    storage,
    notifier: new InMemoryNotifier(),
  });
  return renderWith(<NotificationsScreen />, { stores: new Map([[NotificationsStore, store]]) });
};

const flow = () => {
  const shop = aShop();
  shop.pricing.questions = [
    aQuestion({ question: 'Registered?', options: ['Yes', 'No'], hint: 'By now' }),
    aQuestion({ id: '2', sortingId: 2, type: 'number', question: 'Turnover?', options: [], hint: 'In lakh' }),
  ];
  return openFlow(undefined, shop);
};

const quotations = () => aQuotationBackend(new InMemoryQuotationGateway([aQuotation()]));

/** What the questions say. */
const asked = ['GST Filing', 'Registered?', 'By now', 'Yes', 'No', 'Turnover?', 'In lakh'];

/** What the catalogue offers. */
const offered = [
  'GST',
  'Others',
  'GST Registration',
  'Your GSTIN in a week.',
  'GST Refund',
  'GST Filing',
  'Ask us',
  'Book Keeping',
  'Pay',
];

describe('A screen in a second language', () => {
  it.each([
    {
      name: 'Payments',
      words: 'Download for your accountant',
      open: () => openPayments({ orders: [order('71', '2026-11-20T10:00')] }).view,
      sent: ['Service 1'],
    },
    { name: 'Notifications', words: 'Unread', open: openNotifications, sent: ['Filed', 'Done'] },
    {
      name: 'Payment result',
      words: 'Back to your cart',
      open: () => openResult('?status=failed&order_id=77'),
      sent: [],
    },
    {
      name: 'Sub-services',
      words: 'Choose what you need. You will see the price before you order.',
      open: () => openService(),
      sent: offered,
    },
    { name: 'Question flow', words: 'Your price', open: flow, sent: asked },
  ])('has no English word: $name', async ({ words, open, sent }) => {
    expect(await englishAfterSwitch(open().container, { words, sent })).toEqual([]);
  });
});

/** antd's own word, which the made-up language does not say. */
const antds = ['Close'];

const dialogFrom = async (user: UserEvent, name: string): Promise<HTMLElement> => {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog');
};

describe('A dialog in a second language', () => {
  it.each([
    { button: 'Filters', words: 'Apply', open: () => openCabinet() },
    { button: 'Edit Profile', words: 'PAN Number', open: () => openProfile() },
    { button: 'Deny', words: 'Reason for rejection', open: () => openDetail(quotations()) },
  ])('has no English word: $button', async ({ button, words, open }) => {
    const dialog = await dialogFrom(open().user, button);
    expect(await englishAfterSwitch(dialog, { words, sent: antds })).toEqual([]);
  });

  it('has no English word: photos', async () => {
    await openPhotoDialog();
    const dialog = await screen.findByRole('dialog');
    expect(await englishAfterSwitch(dialog, { words: 'Choose photos', sent: antds })).toEqual([]);
  });
});
