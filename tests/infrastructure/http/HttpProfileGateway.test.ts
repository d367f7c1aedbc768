import { isRight, left, right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import type { UploadFile } from '../../../src/application/ports/UploadFile';
import { HttpProfileGateway } from '../../../src/infrastructure/http/HttpProfileGateway';
import { anEmptyProfile, aProfile } from '../../doubles/aProfile';
import { answerUploads } from '../support/answerUploads';
import { recordedApi } from '../support/recordedApi';

const wire = {
  id: 7,
  displayname: 'Asha Rao',
  email: 'asha@example.in',
  pan: 'ABCPR1234F',
  avatar: 'avatars/7.png',
  username: '+919876543210',
  dob: '1990-04-01',
  status: 'Resident Individual/HUF',
  address: '12 MG Road',
  pincode: 560001,
  state: 'Karnataka',
  country: 'India',
  nationality: 'Indian',
  bank_name: 'State Bank of India',
  bank_acc_num: '00112233',
  bank_branch: 'MG Road',
  ifsc: 'SBIN0000813',
  swift: null,
};

const profile = aProfile({
  avatar: 'avatars/7.png',
  bankName: 'State Bank of India',
  bankAccountNumber: '00112233',
  bankBranch: 'MG Road',
  ifsc: 'SBIN0000813',
});

const load = (response: unknown): ReturnType<ReturnType<HttpProfileGateway['load']>> =>
  new HttpProfileGateway({ api: recordedApi(response).api }).load()();

const picture = (): UploadFile => {
  const handle = new File(['png'], 'me.png', { type: 'image/png' });
  return { name: 'me.png', size: 3, type: 'image/png', firstBytes: [], handle };
};

const edit = { displayName: 'Asha R.', email: 'a@b.in', pan: 'x' };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the profile comes from GET user/profile', () => {
  it.each([
    ['bare', wire],
    ['under data', { status: true, data: wire }],
    ['under data.data', { data: { data: wire } }],
  ])('reads the object %s with every field of a profile [PROF-01]', async (_, response) => {
    const { api, calls } = recordedApi(response);
    expect(await new HttpProfileGateway({ api }).load()()).toEqual(right(profile));
    expect(calls).toEqual([{ method: 'GET', address: '/api/v3/user/profile', body: '' }]);
  });

  it.each([null, {}, [], { data: null }, { status: true, data: {} }])(
    'reads %j as an empty profile [PROF-17]',
    async (response) => {
      expect(await load(JSON.stringify(response))).toEqual(right(anEmptyProfile()));
    },
  );

  it.each(['Resident Individual/HUF', 'Inactive'])(
    'reads a bare profile whose own status is %j [PROF-01]',
    async (status) => {
      expect(await load({ ...wire, status })).toMatchObject(right({ status }));
    },
  );

  it('keeps the message of a response that says no', async () => {
    expect(await load({ status: false, message: 'db' })).toEqual(left(gatewayError('Rejected', 'db')));
  });

  it.each(['', '"text"', '{"data":7}', '{"items":[]}'])('cannot read %s', async (response) => {
    expect(await load(response)).toEqual(left(gatewayError('Malformed')));
  });
});

describe('save posts multipart to /user/profile-update', () => {
  it('sends displayname, email, pan and the chosen avatar [PROF-11]', async () => {
    const uploads = answerUploads(200, { data: wire });
    const shares: number[] = [];
    const gateway = new HttpProfileGateway({ api: recordedApi({}).api });
    const response = await gateway.save(
      { ...edit, avatar: some(picture()) },
      { onProgress: (share) => shares.push(share) },
    )();
    expect(response).toEqual(right(profile));
    expect(uploads[0]?.method).toBe('POST');
    expect(new URL(uploads[0]?.address ?? '').pathname).toBe('/api/v3/user/profile-update');
    const parts = [...(uploads[0]?.form ?? [])];
    expect(parts.map(([name]) => name)).toEqual(['displayname', 'email', 'pan', 'avatar']);
    expect(parts.slice(0, 3).map(([, value]) => value)).toEqual(['Asha R.', 'a@b.in', 'x']);
    expect(parts[3]?.[1]).toBeInstanceOf(File);
    expect(shares).toEqual([0.5]);
  });

  it('has no avatar part without a file [PROF-11]', async () => {
    const uploads = answerUploads(200, {});
    await new HttpProfileGateway({ api: recordedApi({}).api }).save({ ...edit, avatar: none }, {})();
    expect([...(uploads[0]?.form ?? [])].map(([name]) => name)).toEqual(['displayname', 'email', 'pan']);
  });

  it.each([wire, { status: true, data: wire }, { status: 'success' }, {}])(
    'succeeds when the response is %j [PROF-11]',
    async (response) => {
      answerUploads(200, response);
      const saved = await new HttpProfileGateway({ api: recordedApi({}).api }).save(
        { ...edit, avatar: none },
        {},
      )();
      expect(isRight(saved)).toBe(true);
    },
  );

  it.each([
    { status: false, message: 'Taken', email: ['The email is taken.'] },
    { success: false, message: 'Taken', displayname: 'Asha R.' },
    { status: ' Error ', message: 'Taken', email: 'a@b.in' },
    { status: 'failed', message: 'Taken', pan: 'x' },
  ])('is refused by %j, though a field of a profile stands in it [PROF-16]', async (response) => {
    answerUploads(200, response);
    const gateway = new HttpProfileGateway({ api: recordedApi({}).api });
    expect(await gateway.save({ ...edit, avatar: none }, {})()).toEqual(
      left(gatewayError('Rejected', 'Taken')),
    );
  });

  it('is neither done nor refused by an error without a word [AMB-14]', async () => {
    answerUploads(200, { errors: { avatar: ['The avatar is too large.'] } });
    const gateway = new HttpProfileGateway({ api: recordedApi({}).api });
    expect(await gateway.save({ ...edit, avatar: none }, {})()).toEqual(
      left(gatewayError('Malformed', 'The avatar is too large.')),
    );
  });

  it('keeps the message of a refusal [PROF-16]', async () => {
    answerUploads(422, { message: 'Bad' });
    const saved = await new HttpProfileGateway({ api: recordedApi({}).api }).save(
      { ...edit, avatar: none },
      {},
    )();
    expect(saved).toEqual(left(gatewayError('Refused', 'Bad')));
  });
});
