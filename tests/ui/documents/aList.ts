import { expect } from 'vitest';
import { type GatewayErrorKind, gatewayError } from '../../../src/application/ports/gatewayError';
import { SeveralUploadsStore } from '../../../src/ui/documents/SeveralUploadsStore';
import { aChosenFile } from '../../doubles/aChosenFile';
import { InMemoryFileCheck } from '../../doubles/InMemoryFileCheck';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import { InMemoryReloader } from '../../doubles/InMemoryReloader';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { keptForms } from '../../doubles/keptForms';
import { InMemoryUnsentFiles } from '../../doubles/InMemoryUnsentFiles';
import { signedInSession } from '../../doubles/signedInSession';
import { uploadPlaces } from '../../doubles/uploadPlaces';

/** A list of chosen files on an open page; `page` stands for the rest of it. */
export const aList = (...names: readonly string[]) => aCheckedList(new InMemoryFileCheck(), ...names);

/** The same, of files that are warned of as the check says. */
export const aCheckedList = async (check: InMemoryFileCheck, ...names: readonly string[]) => {
  const gateway = new InMemoryFileGateway();
  const parts = {
    notifier: new InMemoryNotifier(),
    reloader: new InMemoryReloader(),
    timer: new InMemoryTimer(),
    unsent: new InMemoryUnsentFiles(),
    forms: keptForms(),
    session: signedInSession(),
  };
  const places = uploadPlaces(gateway, check);
  const store = new SeveralUploadsStore({ places, ...parts });
  const page = { busy: false, reads: 0 };
  const shown = { isBusy: () => page.busy, readAgain: () => void (page.reads += 1) };
  store.enter(shown);
  store.open();
  store.list.add(names.map((name) => Promise.resolve(aChosenFile('pdf', { name }))));
  await expect.poll(() => store.list.queue.files).toHaveLength(names.length);
  const kinds = () => store.list.queue.files.map(({ status }) => status.kind);
  const ended = async () => {
    await expect.poll(() => store.list.isRunning).toBe(false);
  };
  const sentNames = () => gateway.putIn.map(({ name }) => name);
  return { store, places, gateway, page, shown, kinds, ended, sentNames, ...parts };
};

/** Lets the given file fail once. */
export const failingOnce = (
  gateway: InMemoryFileGateway,
  name: string,
  kind: GatewayErrorKind = 'ServerFault',
) => {
  const put = gateway.putIntoCabinet.bind(gateway);
  let left = 1;
  gateway.putIntoCabinet = (file, options) => async () => {
    gateway.uploadFailure = file.name === name && left > 0 ? gatewayError(kind) : undefined;
    if (gateway.uploadFailure !== undefined) left -= 1;
    return put(file, options)();
  };
};
