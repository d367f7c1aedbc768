import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { ReadTaskDocuments } from '../../../src/application/work/ReadTaskDocuments';
import { MissingDocumentsStore } from '../../../src/ui/work/MissingDocumentsStore';
import { aTask } from '../../domain/work/aTask';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';

describe('the documents of a task that nothing else asked for', () => {
  it('are read once its card is in view', async () => {
    const files = new InMemoryFileGateway();
    const store = new MissingDocumentsStore({ readDocuments: new ReadTaskDocuments({ files }) });
    const task = aTask({ status: 'started' });
    store.enter();
    store.setInView(task, true);
    store.setInView(task, true);
    await expect.poll(() => store.isSettled(task)).toBe(true);
    store.setInView(task, true);
    expect(files.asked).toEqual([task.id]);
    store.leave();
  });
});

describe('the documents of a task that could not be read', () => {
  it('count as unknown while they are read again', async () => {
    const files = new InMemoryFileGateway();
    files.documentsFailure = gatewayError('ServerFault');
    const store = new MissingDocumentsStore({ readDocuments: new ReadTaskDocuments({ files }) });
    const task = aTask({ status: 'started' });
    store.enter();
    store.enqueue([task]);
    await expect.poll(() => store.hasFailed(task)).toBe(true);
    const { promise, resolve } = Promise.withResolvers<void>();
    files.documentsGate = promise;
    files.documentsFailure = undefined;
    store.retryFailed([task]);
    expect([store.hasFailed(task), store.isSettled(task)]).toEqual([false, false]);
    resolve();
    await expect.poll(() => store.isSettled(task)).toBe(true);
    expect(store.hasFailed(task)).toBe(false);
    store.leave();
  });
});
