import { right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
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
    expect(await gateway.userOfProfile()()).toEqual(right(aUser()));
    expect(server.received.at(-1)?.path).toBe('/api/v3/user/profile');
  });

  it('has no id when the profile has none', async () => {
    server.response(200, { displayname: 'Asha Rao', username: '+919876543210' });
    expect(await gateway.userOfProfile()()).toMatchObject(right({ id: '', phone: '+919876543210' }));
  });

  it('gets the id of the first task with one', async () => {
    server.response(200, { status: true, data: [{ id: 1 }, { id: 2, user_id: 42 }] });
    expect(await gateway.userIdOfTasks()()).toEqual(right(some('42')));
    server.response(200, { status: true, data: [] });
    expect(await gateway.userIdOfTasks()()).toEqual(right(none));
  });
});
