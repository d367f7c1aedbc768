import { expect, it } from 'vitest';
import type { UploadFile } from '../../../src/application/ports/UploadFile';
import { userId } from '../../../src/domain/session/user';
import { taskId } from '../../../src/domain/work/task';
import { aDocument } from '../../domain/documents/aFile';
import { aChosenFile } from '../../doubles/aChosenFile';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { uploadPlaces } from '../../doubles/uploadPlaces';

const asked = { taskId: taskId('3'), userId: userId('7'), createdBy: '9', document: aDocument() };
const nobody = (): void => undefined;

it('a file for a task is sent beside the list of the cabinet, which may take long [CHECK-06] [DOCS-05]', async () => {
  const gateway = new InMemoryFileGateway([], [aDocument()]);
  const places = uploadPlaces(gateway);
  gateway.putIntoCabinet = () => () => new Promise(() => undefined);
  places.list.addRead([aChosenFile('pdf'), aChosenFile('png')]);
  void places.list.sending.run(nobody);
  const place = places.openDocument(asked);
  place.keep(aChosenFile('pdf'));
  place.resume();
  await place.sending.run(nobody);
  expect(gateway.uploadedDocuments).toHaveLength(1);
  expect(places.list.isRunning).toBe(true);
});

it('a document has one place while a file is there, and its own for each task', () => {
  const places = uploadPlaces(new InMemoryFileGateway());
  const place = places.openDocument(asked);
  place.keep(aChosenFile('pdf'));
  expect(places.openDocument(asked)).toBe(place);
  expect(places.openDocument({ ...asked, taskId: taskId('4') })).not.toBe(place);
  place.clear();
  // What the upload says beside the file may be known better by now.
  expect(places.openDocument({ ...asked, createdBy: '10' }).to.createdBy).toBe('10');
});

it('Cancel while the file is still being read leaves it unsent, also one that is added meanwhile [CHECK-06]', async () => {
  const gateway = new InMemoryFileGateway();
  const { list } = uploadPlaces(gateway);
  const [first, second] = [Promise.withResolvers<UploadFile>(), Promise.withResolvers<UploadFile>()];
  list.add([first.promise]);
  const sending = list.sending.run(nobody);
  list.add([second.promise]);
  list.cancel();
  first.resolve(aChosenFile('pdf'));
  second.resolve(aChosenFile('png'));
  await sending;
  expect(gateway.putIn).toEqual([]);
  expect(list.queue.files.map(({ status }) => status.kind)).toEqual(['cancelled', 'waiting']);
});
