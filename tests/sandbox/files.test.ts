import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startSandbox } from './startSandbox';

let running: Running;
let token: string;
let id: number;
beforeAll(async () => {
  running = await startSandbox();
  ({ token, id } = await running.logIn('+919876543210'));
});
afterAll(() => running.close());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.4 small');

// A password-protected workbook is an OLE2 file.
const LOCKED = Buffer.from('d0cf11e0a1b11ae10000', 'hex');

const form = (name: string, bytes: Uint8Array, fields: Record<string, string> = {}): FormData => {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.append(key, value);
  data.append('file', new Blob([new Uint8Array(bytes)]), name);
  return data;
};
const upload = (name: string, bytes: Uint8Array) =>
  running.post('user/file-upload', { token, form: form(name, bytes) });
const files = async () => (await running.get('user/files', token)).body.data.data.data;
const linksOf = async (path: string) => (await running.get(`files/download-link/${path}`, token)).body.data;

const messageOf = async (name: string, bytes: Uint8Array) => (await upload(name, bytes)).body.message;

const missing = async () => {
  for (const task of (await running.get('user/tasks', token)).body.data) {
    const documents = (await running.get(`files/task/${task.id}`, token)).body.data;
    const found = documents.find((document: { files: unknown[] }) => document.files.length === 0);
    if (found !== undefined) return { task, document: found };
  }
  throw new Error('the demo customer has no missing document');
};

const send = (fields: Record<string, string>, bearer = token) =>
  running.post('user/files/upload', { token: bearer, form: form('id.png', PNG, fields) });

describe('the file cabinet', () => {
  it('stores an upload and returns the same bytes', async () => {
    const bytes = Buffer.alloc(3_500_000, 7);
    PDF.copy(bytes);
    expect((await upload('Größe & Steuer.pdf', bytes)).body.status).toBe(true);
    const [file] = await files();
    expect(file).toMatchObject({
      file_name: 'Größe & Steuer.pdf',
      filesize: 3_500_000,
      tags: null,
      uploaded_by: 'User',
    });
    const response = await fetch((await linksOf(file.filepath)).direct_download_link);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Gr__e & Steuer.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%26%20Steuer.pdf`,
    );
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('refuses other types, and content that does not match the name', async () => {
    expect(await messageOf('a.exe', PDF)).toBe(
      'Only these files are accepted: png, pdf, jpeg, jpg, webp, csv, zip.',
    );
    expect(await messageOf('a.xlsx', Buffer.from('PK'))).toContain('Only these files');
    expect(await messageOf('a.png', PDF)).toBe('The content of this file is not png.');
    expect(await messageOf('a.csv', PDF)).toBe('The content of this file is not csv.');
    expect(await messageOf('a.pdf', Buffer.alloc(0))).toBe('The file is empty.');
    const none = await running.post('user/file-upload', { token, form: new FormData() });
    expect([none.status, none.body.message]).toEqual([422, 'Please select a file to upload.']);
  });

  it('accepts what the portal accepts: a PDF with leading bytes, a picture without an extension [CHECK-04]', async () => {
    for (const before of ['\uFEFF', '\r\n']) {
      const bytes = Buffer.concat([Buffer.from(before), PDF]);
      expect((await upload('late.pdf', bytes)).body.status).toBe(true);
    }
    const data = new FormData();
    data.append('file', new Blob([new Uint8Array(PNG)], { type: 'image/png' }), 'scan');
    expect((await running.post('user/file-upload', { token, form: data })).body.status).toBe(true);
    expect((await files())[0]).toMatchObject({
      file_name: 'scan.png',
      filepath: expect.stringMatching(/^cabinet\/[0-9a-f]{24}\.png$/),
    });
  });

  it.each([
    ['setup.exe', 'application/pdf', '%PDF-1.4'],
    ['setup.exe', 'application/pdf', 'MZ\u0090\u0000%PDF-1.4'],
    ['Form16.html', 'application/pdf', '<script>alert(1)</script>%PDF-1.4'],
    ['run.bat', 'text/csv', 'del *'],
    ['run.hta', 'text/csv', '<script>'],
    ['run.js', 'text/csv', 'alert(1)'],
    ['run.ps1', 'text/csv', 'rm'],
    ['book.xlsm', 'application/zip', 'PK\u0003\u0004'],
    ['Form16.pdf', 'text/html', '%PDF-1.4'],
    ['Form16.pdf', 'application/pdf', 'MZ\u0090\u0000%PDF-1.4'],
  ])('stores no %s sent as %s that begins with %j [CHECK-04]', async (name, type, content) => {
    const before = (await files()).length;
    const data = new FormData();
    data.append('file', new Blob([Buffer.from(content, 'latin1')], { type }), name);
    const { status } = await running.post('user/file-upload', { token, form: data });
    expect([status, (await files()).length]).toEqual([422, before]);
  });

  it('refuses an empty file of every kind, CSV included [CHECK-04]', async () => {
    const messages = await Promise.all(
      ['png', 'pdf', 'jpg', 'webp', 'csv', 'zip'].map((kind) => messageOf(`a.${kind}`, Buffer.alloc(0))),
    );
    expect(new Set(messages)).toEqual(new Set(['The file is empty.']));
  });

  it('drops the marks that make one ending look like another', async () => {
    await upload('inv\u202Egpj.pdf', PDF);
    expect((await files())[0].file_name).toBe('invgpj.pdf');
  });

  it('accepts exactly 20 MB and not a byte more', async () => {
    const bytes = Buffer.alloc(20_971_521);
    PDF.copy(bytes);
    expect((await upload('big.pdf', bytes.subarray(0, 20_971_520))).status).toBe(200);
    const refused = await upload('big.pdf', bytes);
    expect([refused.status, refused.body.message]).toEqual([413, 'The file is larger than 20 MB.']);
    const huge = await upload('huge.pdf', Buffer.concat([bytes, Buffer.alloc(2_000_000)]));
    expect([huge.status, huge.body.message]).toEqual([413, 'The file is larger than 20 MB.']);
  });

  it('never uses a name as a path', async () => {
    await upload('../../etc/passwd.pdf', PDF);
    const [file] = await files();
    expect(file.file_name).toBe('passwd.pdf');
    expect(file.filepath).toMatch(/^cabinet\/[0-9a-f]{24}\.pdf$/);
  });
});

describe('signed links', () => {
  it('are given only to the owner', async () => {
    const [file] = await files();
    const stranger = await running.register('+919300000001');
    expect((await running.get(`files/download-link/${file.filepath}`, stranger.token)).status).toBe(404);
    expect((await running.get('files/download-link/cabinet/none.pdf', token)).status).toBe(404);
  });

  it('expire and cannot be changed', async () => {
    const [file] = await files();
    const { direct_download_link: link, shareable_link: view } = await linksOf(file.filepath);
    expect((await fetch(view)).headers.get('content-disposition')).toContain('inline');
    const [text = '', signature = ''] = link.split('/').at(-1).split('.');
    const other = Buffer.from(Buffer.from(text, 'base64url').toString().replace('download', 'view')).toString(
      'base64url',
    );
    expect((await fetch(`${running.origin}/sandbox/files/${other}.${signature}`)).status).toBe(403);
    running.clock.now += 10 * 60_000 + 1000;
    expect((await fetch(link)).status).toBe(410);
    expect((await fetch(view)).status).toBe(200);
  });
});

describe('task documents', () => {
  it('are partly missing in the demo data, and a missing one is accepted once', async () => {
    const { task, document } = await missing();
    const fields = {
      task_id: String(task.id),
      document_id: String(document.id),
      user_id: String(id),
      created_by: String(task.created_by),
      tags: 'PAN',
    };
    expect((await send(fields)).body.status).toBe(true);
    const documents = (await running.get(`files/task/${task.id}`, token)).body.data;
    expect(documents.find((other: { id: number }) => other.id === document.id).files).toMatchObject([
      { file_name: 'id.png' },
    ]);
    expect((await send(fields)).status).toBe(409);
  });

  it('are accepted as a password-protected workbook', async () => {
    const { task, document } = await missing();
    const fields = { task_id: String(task.id), document_id: String(document.id) };
    const sent = await running.post('user/files/upload', {
      token,
      form: form('locked.xlsx', LOCKED, fields),
    });
    expect(sent.body.status).toBe(true);
    const [file] = (await running.get(`files/task/${task.id}`, token)).body.data.find(
      (other: { id: number }) => other.id === document.id,
    ).files;
    const kept = await fetch((await linksOf(file.filepath)).direct_download_link);
    expect(Buffer.from(await kept.arrayBuffer()).equals(LOCKED)).toBe(true);
  });

  it('of another customer are not found', async () => {
    const { task, document } = await missing();
    const stranger = await running.register('+919300000002');
    const fields = { task_id: String(task.id), document_id: String(document.id) };
    expect((await send(fields, stranger.token)).status).toBe(404);
    expect((await running.get(`files/task/${task.id}`, stranger.token)).status).toBe(404);
    expect((await send({ ...fields, user_id: String(stranger.id) })).status).toBe(404);
  });
});

describe('the profile', () => {
  it('changes with a picture, which the asset base serves', async () => {
    const data = new FormData();
    for (const [key, value] of Object.entries({ displayname: 'Asha V', email: 'asha@example.in', pan: 'x' }))
      data.append(key, value);
    data.append('avatar', new Blob([new Uint8Array(PNG)]), 'me.png');
    const { body } = await running.post('user/profile-update', { token, form: data });
    expect(body).toMatchObject({ displayname: 'Asha V', pan: 'x', username: '+919876543210' });
    const picture = await fetch(`${running.origin}/media/${body.avatar}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    data.set('avatar', new Blob(['<svg onload="alert(1)"/>']), 'me.svg');
    expect((await running.post('user/profile-update', { token, form: data })).status).toBe(422);
    expect((await running.get('user/profile', token)).body.avatar).toBe(body.avatar);
  });
});
