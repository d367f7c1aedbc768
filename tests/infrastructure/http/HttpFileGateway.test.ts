import { left, right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { incomplete } from '../../../src/domain/received/incomplete';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { Turns } from '../../../src/infrastructure/http/Turns';
import { HttpFileGateway } from '../../../src/infrastructure/http/HttpFileGateway';
import { taskId } from '../../../src/domain/work/task';
import { userId } from '../../../src/domain/session/user';
import { aChosenFile } from '../../doubles/aChosenFile';
import { aDocument } from '../../domain/documents/aFile';
import { when } from '../../domain/when';
import { answerUploads } from '../support/answerUploads';
import { recordedApi } from '../support/recordedApi';

const wire = {
  id: 4,
  file_name: 'return.pdf',
  filesize: '2048',
  filepath: 'cabinet/a b.pdf',
  created_at: '2026-11-20 15:05:00',
  tags: 'GST, TDS',
  uploaded_by: 'User',
};

const read = {
  id: '4',
  name: 'return.pdf',
  bytes: some(2048),
  path: 'cabinet/a b.pdf',
  createdAt: when('2026-11-20T15:05:00'),
  tags: ['GST', 'TDS'],
  uploadedBy: 'user',
};

const over = (response: unknown, status = 200) => {
  const { api, log, calls } = recordedApi(response, status);
  return { gateway: new HttpFileGateway({ api, log, turns: new Turns() }), calls, log };
};

const sending = () => {
  const shares: number[] = [];
  const { signal } = new AbortController();
  return { shares, options: { signal, onProgress: (share: number) => void shares.push(share) } };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('files come from GET user/files', () => {
  it.each([
    ['bare', [wire]],
    ['data', { data: [wire] }],
    ['data.data', { data: { data: [wire] } }],
    ['data.data.data', { status: true, data: { data: { data: [wire] } } }],
  ])('reads the list at %s [FILES-17]', async (_depth, body) => {
    const { gateway, calls } = over(body);
    expect(await gateway.cabinet()()).toEqual(right([read]));
    expect(calls).toEqual([{ method: 'GET', address: '/api/v3/user/files', body: '' }]);
  });

  it.each([
    [
      ['GST', ' TDS '],
      ['GST', 'TDS'],
    ],
    ['["GST","TDS"]', ['GST', 'TDS']],
    ['"GST"', ['GST']],
    ['GST', ['GST']],
    ['5', ['5']],
    ['null', []],
    ['{}', []],
    [{ 1: 'GST', 3: 'TDS' }, ['GST', 'TDS']],
    ['', []],
    [' , ', []],
    [null, []],
    [[], []],
    [{ a: 1 }, []],
  ])('reads the tags %j', async (tags, expected) => {
    expect(await over([{ ...wire, tags }]).gateway.cabinet()()).toEqual(right([{ ...read, tags: expected }]));
  });

  it.each([
    ['Expert', 'expert'],
    [' expert ', 'expert'],
    ['somebody', 'unknown'],
    [undefined, 'unknown'],
  ])('reads who uploaded a file: %s', async (uploaded_by, expected) => {
    expect(await over([{ ...wire, uploaded_by }]).gateway.cabinet()()).toEqual(
      right([{ ...read, uploadedBy: expected }]),
    );
  });

  it('reads a file without an id by its path', async () => {
    const { gateway } = over([{ ...wire, id: undefined }]);
    expect(await gateway.cabinet()()).toEqual(right([{ ...read, id: 'cabinet/a b.pdf' }]));
  });

  it('reads a file that has only an id, and leaves out one without', async () => {
    const { gateway, log } = over([{ id: 1 }, { file_name: 'x' }]);
    expect(await gateway.cabinet()()).toEqual(
      right(
        incomplete([
          { id: '1', name: '', bytes: none, path: '', createdAt: none, tags: [], uploadedBy: 'unknown' },
        ]),
      ),
    );
    expect(log.failures).toHaveLength(1);
  });
});

describe('the Documents tab reads GET /files/task/{taskId}', () => {
  it('reads documents with their files at data [DOCS-01]', async () => {
    const file = { id: 8, file_name: 'pan.pdf', filepath: 'tasks/8.pdf', created_at: '2026-11-19' };
    const { gateway, calls } = over({
      status: true,
      data: [
        { id: 1, name: 'PAN card', files: [file] },
        { id: 2, name: 'Bank statement', files: null },
      ],
    });
    const readFile = { id: '8', name: 'pan.pdf', path: 'tasks/8.pdf', createdAt: when('2026-11-19') };
    expect(await gateway.taskDocuments(taskId('3'))()).toEqual(
      right([
        { id: '1', name: 'PAN card', files: [readFile] },
        { id: '2', name: 'Bank statement', files: [] },
      ]),
    );
    expect(calls).toEqual([{ method: 'GET', address: '/api/v3/files/task/3', body: '' }]);
  });

  it('reads a file without an id by its path, since its document is there [DOCS-02]', async () => {
    const file = { file_name: 'pan.pdf', filepath: 't/9/pan.pdf' };
    for (const files of [[file], [{ ...file, id: null }], [{ ...file, id: ' ' }]]) {
      const { gateway, log } = over({ data: [{ id: 1, name: 'PAN card', files }] });
      expect(await gateway.taskDocuments(taskId('3'))()).toMatchObject(
        right([{ files: [{ id: 't/9/pan.pdf', name: 'pan.pdf', path: 't/9/pan.pdf' }] }]),
      );
      expect(log.failures).toEqual([]);
    }
  });

  it.each([7, 'pan.pdf', { file_name: 'pan.pdf' }, [{ file_name: 'pan.pdf' }], ['pan.pdf']])(
    'calls no document missing whose files are %j: it cannot be read [DOCS-02] [AMB-13]',
    async (files) => {
      const other = { id: 2, name: 'Bank statement', files: [] };
      const { gateway, log } = over({ data: [{ id: 1, name: 'PAN card', files }, other] });
      expect(await gateway.taskDocuments(taskId('3'))()).toMatchObject(
        right(incomplete([{ id: '2', files: [] }])),
      );
      expect(log.failures).toEqual([
        'Left out the files of one document, which could not be read.',
        'Left out one document that could not be read.',
      ]);
    },
  );

  it.each([[null], [{}], [{ id: null, file_name: null, filepath: '' }]])(
    'calls a document missing for which %j stands for no file [DOCS-02]',
    async (...files) => {
      const { gateway, log } = over({ data: [{ id: 1, name: 'PAN card', files }] });
      expect(await gateway.taskDocuments(taskId('3'))()).toMatchObject(right([{ files: [] }]));
      expect(log.failures).toEqual([]);
    },
  );

  it('reads files as JSON text, and loses no document to one unreadable file', async () => {
    const files = JSON.stringify([{ file_name: 'no id' }, { id: 1, file_name: 'a.pdf' }]);
    const { gateway } = over({ data: [{ id: 1, name: 'PAN card', files }] });
    expect(await gateway.taskDocuments(taskId('3'))()).toMatchObject(
      right([{ files: [{ id: '1', name: 'a.pdf' }] }]),
    );
  });
});

describe('an upload to the cabinet', () => {
  it('posts one part, the file with its name [FILES-14]', async () => {
    const uploads = answerUploads(200, { status: true });
    const { shares, options } = sending();
    expect(await over({}).gateway.putIntoCabinet(aChosenFile('pdf'), options)()).toEqual(right(undefined));
    expect(uploads.map(({ method, address }) => `${method} ${address}`)).toEqual([
      'POST https://app.example/api/v3/user/file-upload',
    ]);
    const [part, ...others] = uploads[0]?.form ?? [];
    expect(others).toEqual([]);
    expect(part?.[0]).toBe('file');
    expect(part?.[1]).toBeInstanceOf(File);
    expect(part?.[1]).toMatchObject({ name: 'some.pdf', type: 'application/pdf' });
    expect(shares).toEqual([0.5]);
  });

  it('is refused by status false, and is accepted without a status', async () => {
    answerUploads(200, { status: false, message: 'Full' });
    expect(await over({}).gateway.putIntoCabinet(aChosenFile('pdf'), sending().options)()).toEqual(
      left(gatewayError('Rejected', 'Full')),
    );
    answerUploads(201, {});
    expect(await over({}).gateway.putIntoCabinet(aChosenFile('pdf'), sending().options)()).toEqual(
      right(undefined),
    );
  });
});

describe('uploading a task document', () => {
  const document = aDocument({ id: '21', name: 'PAN card' });
  const owner = { taskId: taskId('3'), userId: userId('7'), createdBy: '9' };
  const upload = { ...owner, document, file: aChosenFile('xlsx') };

  it('posts the six parts to user/files/upload [DOCS-05]', async () => {
    const uploads = answerUploads(200, { status: true });
    expect(await over({}).gateway.uploadTaskDocument(upload, sending().options)()).toEqual(right(undefined));
    expect(uploads.map(({ method, address }) => `${method} ${address}`)).toEqual([
      'POST https://app.example/api/v3/user/files/upload',
    ]);
    const form = uploads[0]?.form ?? [];
    expect(form.map(([name]) => name)).toEqual([
      'task_id',
      'user_id',
      'file',
      'created_by',
      'tags',
      'document_id',
    ]);
    const texts = form.filter(([, value]) => typeof value === 'string');
    expect(Object.fromEntries(texts)).toEqual({
      task_id: '3',
      user_id: '7',
      created_by: '9',
      tags: 'PAN card',
      document_id: '21',
    });
    expect(form.find(([name]) => name === 'file')?.[1]).toMatchObject({ name: 'some.xlsx' });
  });

  it.each([
    ['Rejected', { status: false, message: 'No' }, 'No'],
    ['Malformed', {}, ''],
    ['Malformed', { message: 'Stored' }, 'Stored'],
    ['Malformed', '', ''],
  ] as const)('is %s where the response has no good status: %j', async (kind, response, message) => {
    answerUploads(201, response);
    expect(await over({}).gateway.uploadTaskDocument(upload, sending().options)()).toEqual(
      left(gatewayError(kind, message)),
    );
  });
});
