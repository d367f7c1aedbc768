import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { ReadMissingDocuments } from '../../../src/application/documents/ReadMissingDocuments';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aDocument } from '../../domain/documents/aFile';
import { aTask } from '../../domain/work/aTask';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';

const upcoming = aTask({ id: '1', status: 'upcoming' });
const completed = aTask({ id: '2', status: 'completed' });
const file = { id: '1', name: 'a.pdf', path: 'a.pdf', createdAt: aTask().completedAt };
const pan = aDocument({ id: '10' });
const photo = aDocument({ id: '11', files: [file] });

const given = (documents = [pan, photo]) => {
  const work = new InMemoryWorkGateway([upcoming, completed]);
  const files = new InMemoryFileGateway([], documents);
  const source = new AbortController();
  const read = new ReadMissingDocuments({ work, files });
  return { work, files, source, execute: () => read.execute(source.signal) };
};

describe('the documents that tasks still miss', () => {
  it('are those without a file, of tasks that may want some; no others are asked for [NEED-03]', async () => {
    const { files, execute } = given();
    expect(await execute()).toEqual(
      right({ documents: [{ task: upcoming, document: pan }], failure: undefined }),
    );
    expect(files.asked).toEqual(['1']);
  });

  it('are none where no task is the customer’s', async () => {
    const { work, files, execute } = given();
    work.all = [];
    expect(await execute()).toEqual(right({ documents: [], failure: undefined }));
    expect(files.asked).toEqual([]);
  });

  it('are told with the reason why those of some tasks could not be read', async () => {
    const { files, execute } = given();
    files.documentsFailure = gatewayError('ServerFault');
    expect(await execute()).toEqual(right({ documents: [], failure: gatewayError('ServerFault') }));
  });

  it('are unknown where the tasks could not be read', async () => {
    const { work, execute } = given();
    work.fail();
    expect(await execute()).toEqual(left(gatewayError('ServerFault')));
  });

  it('are not told to whoever has stopped waiting', async () => {
    const { files, source, execute } = given();
    const gate = Promise.withResolvers<void>();
    files.documentsGate = gate.promise;
    const reading = execute();
    source.abort();
    gate.resolve();
    expect(await reading).toEqual(left(gatewayError('Cancelled')));
  });
});
