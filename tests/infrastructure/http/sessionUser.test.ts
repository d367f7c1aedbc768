import { left, right } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HttpSessionGateway } from '../../../src/infrastructure/http/HttpSessionGateway';
import { aUser } from '../../doubles/aSession';
import { ApiServer, clientOf } from './apiServer';

let server: ApiServer;
let gateway: HttpSessionGateway;

beforeEach(async () => {
  server = await ApiServer.start();
  gateway = new HttpSessionGateway({ api: clientOf({ apiOrigin: server.origin }).api });
});

afterEach(() => server.close());

const data = {
  id: 42,
  email: 'asha@example.in',
  displayname: 'Asha Rao',
  username: '+919876543210',
  avatar: 'avatars/42.png',
  status: 'Resident Individual/HUF',
};

describe('the user of a tab without a stored user', () => {
  it.each([{ data }, data])('comes from user/profile, bare or within data [SESSION-10]', async (body) => {
    server.response(200, body);
    expect(await gateway.user()()).toEqual(right(aUser()));
    expect(server.received.at(-1)?.path).toBe('/api/v3/user/profile');
  });

  it('is named by user_id where a profile has an id of its own too', async () => {
    server.response(200, { ...data, id: 9, user_id: 42 });
    expect(await gateway.user()()).toEqual(right(aUser()));
  });

  it.each([
    ['of the first task with one', { status: true, data: [{ id: 1 }, { id: 2, user_id: 42 }] }, '42'],
    ["'' where no task has one", { status: true, data: [{ id: 1 }] }, ''],
    ["'' without tasks", { status: true, data: [] }, ''],
    ["'' where the tasks cannot be read", { status: false }, ''],
  ])('gets from a profile without an id that %s', async (_, tasks, id) => {
    const profile = { displayname: 'Asha Rao', username: '+919876543210' };
    server.handler = ({ path }, response) =>
      response.end(JSON.stringify(path.endsWith('/tasks') ? tasks : profile));
    expect(await gateway.user()()).toMatchObject(right({ id, phone: '+919876543210' }));
    expect(server.received.map(({ path }) => path)).toEqual(['/api/v3/user/profile', '/api/v3/user/tasks']);
  });
});

describe('whether the session still holds', () => {
  it('is asked of user/profile alone', async () => {
    server.response(200, { displayname: 'Asha Rao' });
    expect(await gateway.confirm()()).toEqual(right(undefined));
    server.response(401, { message: 'Expired' });
    expect(await gateway.confirm()()).toMatchObject(left({ kind: 'Unauthorized' }));
    expect(server.received.map(({ path }) => path)).toEqual(['/api/v3/user/profile', '/api/v3/user/profile']);
  });
});
