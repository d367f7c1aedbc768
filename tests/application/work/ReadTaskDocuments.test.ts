import { isLeft, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { CALLS_AT_ONCE } from '../../../src/application/work/TaskReader';
import { ReadTaskDocuments, type TaskDocumentsResult } from '../../../src/application/work/ReadTaskDocuments';
import { taskId } from '../../../src/domain/work/task';
import { aDocument } from '../../domain/documents/aFile';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';

const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
const forty = Array.from({ length: 40 }, (_, index) => taskId(String(index + 1)));
const pan = aDocument({ id: '20', name: 'PAN card' });

const startReader = (files = new InMemoryFileGateway([], [pan])) => {
  const delivered = new Map<string, TaskDocumentsResult>();
  const reader = new ReadTaskDocuments({ files }).execute((task, result) => delivered.set(task, result));
  return { files, delivered, reader };
};

describe('the documents of tasks', () => {
  it('are read at most six at a time, each once', async () => {
    const files = new InMemoryFileGateway([], [pan]);
    const gate = Promise.withResolvers<void>();
    files.documentsGate = gate.promise;
    const { delivered, reader } = startReader(files);
    reader.enqueue(forty);
    reader.enqueue(forty);
    await settled();
    expect(files.asked).toHaveLength(CALLS_AT_ONCE);
    gate.resolve();
    await settled();
    expect(files.asked).toEqual(forty);
    expect(delivered.get('40')).toEqual(right([pan]));
  });

  it('are no longer read when the dashboard is left', async () => {
    const files = new InMemoryFileGateway([], [pan]);
    const gate = Promise.withResolvers<void>();
    files.documentsGate = gate.promise;
    const { delivered, reader } = startReader(files);
    reader.enqueue(forty);
    reader.stop();
    gate.resolve();
    await settled();
    expect(files.asked).toHaveLength(CALLS_AT_ONCE);
    expect(delivered.size).toBe(0);
  });

  it('are read first for a task whose card is in view', async () => {
    const files = new InMemoryFileGateway();
    const gate = Promise.withResolvers<void>();
    files.documentsGate = gate.promise;
    const { reader } = startReader(files);
    reader.enqueue(forty.slice(0, 9));
    reader.show(taskId('8'));
    reader.show(taskId('9'));
    reader.hide(taskId('9'));
    gate.resolve();
    await settled();
    expect(files.asked).toEqual(['1', '2', '3', '4', '5', '6', '8', '7', '9']);
  });

  it('affect only their own task when they cannot be read', async () => {
    const files = new InMemoryFileGateway();
    files.documentsFailure = gatewayError('ServerFault');
    const { delivered, reader } = startReader(files);
    reader.enqueue([taskId('1')]);
    await settled();
    const failed = delivered.get('1');
    expect(failed !== undefined && isLeft(failed)).toBe(true);
  });
});
