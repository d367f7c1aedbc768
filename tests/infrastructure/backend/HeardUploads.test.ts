import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { HeardUploads } from '../../../src/infrastructure/backend/HeardUploads';
import { taskId } from '../../../src/domain/work/task';
import { userId } from '../../../src/domain/session/user';
import { aDocument } from '../../domain/documents/aFile';
import { aChosenFile } from '../../doubles/aChosenFile';
import { InMemoryAppBadge } from '../../doubles/InMemoryAppBadge';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryInstallation } from '../../doubles/InMemoryInstallation';

const options = { signal: new AbortController().signal, onProgress: () => undefined };
const document = aDocument({ id: '1' });
const upload = {
  taskId: taskId('3'),
  userId: userId('70'),
  createdBy: '90',
  document,
  file: aChosenFile('pdf'),
};

const heardOver = () => {
  const files = new InMemoryFileGateway([], [document]);
  const [installation, badge] = [new InMemoryInstallation(), new InMemoryAppBadge()];
  return { files, installation, badge, heard: new HeardUploads({ files, installation, badge }) };
};

describe('an upload', () => {
  it('is an achievement once it is stored, and none where it failed [INST-02]', async () => {
    const { files, installation, heard } = heardOver();
    files.uploadFailure = gatewayError('ServerFault');
    await heard.putIntoCabinet(upload.file, options)();
    expect(installation.achievements).toBe(0);
    files.uploadFailure = undefined;
    await heard.putIntoCabinet(upload.file, options)();
    await heard.uploadTaskDocument(upload, options)();
    expect(installation.achievements).toBe(2);
  });

  it('for a task takes away the number on the icon, which counted the document as missing [INST-01]', async () => {
    const { badge, heard } = heardOver();
    await heard.putIntoCabinet(upload.file, options)();
    expect(badge.shown).toEqual([]);
    await heard.uploadTaskDocument(upload, options)();
    expect(badge.shown).toEqual(['cleared']);
  });

  it.each([
    ['may have arrived although its answer was lost', 'Unreachable', ['cleared']],
    ['was refused', 'PayloadTooLarge', []],
  ] as const)('that %s leaves no false number', async (_, kind, shown) => {
    const { files, badge, heard } = heardOver();
    files.uploadFailure = gatewayError(kind);
    await heard.uploadTaskDocument(upload, options)();
    expect(badge.shown).toEqual(shown);
  });
});
