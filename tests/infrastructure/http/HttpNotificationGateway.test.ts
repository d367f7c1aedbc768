import { isRight, left, right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { readWhen } from '../../../src/domain/dates/readWhen';
import type { Notification } from '../../../src/domain/notifications/notification';
import { HttpNotificationGateway } from '../../../src/infrastructure/http/HttpNotificationGateway';
import { recordedApi } from '../support/recordedApi';

const wire = {
  id: 12,
  title: 'Your GST return is filed',
  body: 'Acknowledgement inside.',
  url: 'https://example.in/a',
  img_path: 'notifications/gst.png',
  data: '{"path":"quotation","value":"7"}',
  created_at: '2026-11-20 13:05:00',
};

const read = async (response: unknown): Promise<readonly Notification[]> => {
  const { api, log } = recordedApi(response);
  const list = await new HttpNotificationGateway({ api, log }).all()();
  return isRight(list) ? list.right : [];
};

describe('notifications come from GET user/notification', () => {
  it('calls GET /api/v3/user/notification and reads every field of the list [NOTI-01]', async () => {
    const { api, log, calls } = recordedApi([wire]);
    const list = await new HttpNotificationGateway({ api, log }).all()();
    expect(calls).toEqual([{ method: 'GET', address: '/api/v3/user/notification', body: '' }]);
    expect(list).toEqual(
      right([
        {
          id: '12',
          title: 'Your GST return is filed',
          body: 'Acknowledgement inside.',
          url: 'https://example.in/a',
          imagePath: 'notifications/gst.png',
          target: some({ path: 'quotation', value: '7' }),
          createdAt: readWhen('2026-11-20 13:05:00'),
        },
      ]),
    );
  });

  it.each(['{"path":', 'nonsense', '', null, 7, [], {}, '"text"'])(
    'keeps a notification whose data is %j, without a target [NOTI-01]',
    async (data) => {
      const list = await read([{ ...wire, data }, wire]);
      expect(list.map((notification) => notification.target)).toEqual([
        none,
        some({ path: 'quotation', value: '7' }),
      ]);
    },
  );

  it('reads data that is an object instead of text [NOTI-01]', async () => {
    const [notification] = await read([{ ...wire, data: { path: 'task-detail', value: 9 } }]);
    expect(notification?.target).toEqual(some({ path: 'task-detail', value: '9' }));
  });

  it('leaves out and logs one record without an id and keeps the list [NOTI-01]', async () => {
    const { api, log } = recordedApi({ data: [{ title: 'nameless' }, 'text', wire] });
    const list = await new HttpNotificationGateway({ api, log }).all()();
    expect(isRight(list) && list.right.map(({ id }) => id)).toEqual(['12']);
    expect(log.failures).toHaveLength(2);
  });

  it('reads missing values as empty text', async () => {
    const [notification] = await read([{ id: '3' }]);
    expect(notification).toEqual({
      id: '3',
      title: '',
      body: '',
      url: '',
      imagePath: '',
      target: none,
      createdAt: none,
    });
  });

  it('fails when the response says no or is no list', async () => {
    const refused = recordedApi({ status: false, message: 'No' });
    expect(await new HttpNotificationGateway({ api: refused.api, log: refused.log }).all()()).toEqual(
      left(gatewayError('Rejected', 'No')),
    );
    const page = recordedApi('<html></html>');
    expect(await new HttpNotificationGateway({ api: page.api, log: page.log }).all()()).toEqual(
      left(gatewayError('Malformed')),
    );
  });
});
