import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { LoadCabinet } from '../../../src/application/documents/LoadCabinet';
import { LoadTaskDocuments } from '../../../src/application/documents/LoadTaskDocuments';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { aDocument, aFile } from '../../domain/documents/aFile';

describe('the lists of files', () => {
  it('reads the cabinet, and the documents of one task', async () => {
    const files = new InMemoryFileGateway([aFile()], [aDocument()]);
    expect(await new LoadCabinet(files).execute()).toEqual(right([aFile()]));
    expect(await new LoadTaskDocuments(files).execute('3')).toEqual(right([aDocument()]));
    expect(files.asked).toEqual(['3']);
  });

  it('hands on why they cannot be read', async () => {
    const files = new InMemoryFileGateway();
    files.cabinetFailure = gatewayError('ServerFault');
    files.documentsFailure = gatewayError('Unreachable');
    expect(await new LoadCabinet(files).execute()).toEqual(left(gatewayError('ServerFault')));
    expect(await new LoadTaskDocuments(files).execute('3')).toEqual(left(gatewayError('Unreachable')));
  });
});
