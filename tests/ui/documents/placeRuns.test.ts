import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import type { UploadFile } from '../../../src/application/ports/UploadFile';
import type { UploadPlace } from '../../../src/ui/documents/UploadPlace';
import { aChosenFile } from '../../doubles/aChosenFile';
import { InMemoryFileCheck } from '../../doubles/InMemoryFileCheck';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { uploadPlaces } from '../../doubles/uploadPlaces';
import { runs } from '../../runs';

interface Desk {
  readonly place: UploadPlace;
  readonly gateway: InMemoryFileGateway;
  readonly check: InMemoryFileCheck;
  /** Files whose leading bytes are still being read. */
  readonly reads: (() => void)[];
  /** How many had arrived when Cancel was pressed, until Upload is pressed again. */
  arrivedAtCancel: number | undefined;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const nobody = (): void => undefined;
const aFileOf = (isWarned: boolean): UploadFile =>
  aChosenFile('pdf', { name: isWarned ? 'locked.pdf' : 'a.pdf' });
const readLater = ({ reads }: Desk, file: UploadFile): Promise<UploadFile> => {
  const { promise, resolve } = Promise.withResolvers<UploadFile>();
  reads.push(() => resolve(file));
  return promise;
};
const anId = fc.integer({ min: 1, max: 6 });

/** What the customer, the line and the time may do next. */
const anyAct = fc.oneof(
  fc.boolean().map(
    (isWarned) =>
      ({ place }: Desk) =>
        place.add([Promise.resolve(aFileOf(isWarned))]),
  ),
  fc.boolean().map(
    (isWarned) =>
      ({ place }: Desk) =>
        place.replace(Promise.resolve(aFileOf(isWarned))),
  ),
  fc.boolean().map((isWarned) => (desk: Desk) => desk.place.add([readLater(desk, aFileOf(isWarned))])),
  fc.boolean().map((isWarned) => (desk: Desk) => desk.place.replace(readLater(desk, aFileOf(isWarned)))),
  fc.constant(({ reads }: Desk) => reads.shift()?.()),
  fc.constant(({ place }: Desk) => place.keep(aFileOf(false))),
  anId.map(
    (id) =>
      ({ place }: Desk) =>
        place.cancelOne(id),
  ),
  anId.map(
    (id) =>
      ({ place }: Desk) =>
        place.remove(id),
  ),
  fc.constantFrom<(desk: Desk) => void>(
    (desk) => {
      desk.place.cancel();
      desk.arrivedAtCancel = desk.gateway.putIn.length;
    },
    ({ place }) => place.clear(),
  ),
  fc
    .constantFrom(undefined, 'Unreachable' as const, 'Rejected' as const)
    .map((kind) => ({ gateway }: Desk) => {
      gateway.uploadFailure = kind && gatewayError(kind);
    }),
  fc.constant(({ place }: Desk) => place.resume()),
  fc.constant((desk: Desk) => {
    if (!desk.place.isRunning) desk.arrivedAtCancel = undefined;
    void desk.place.sending.run(nobody);
  }),
  fc.constant(settled),
  fc.integer({ min: 0, max: 12 }).map((turns) => async () => {
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  }),
);

it('sends no file twice, one at a time, none before it was checked and none after Cancel, whatever is pressed when [CHECK-01] [CHECK-06]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { maxLength: 40, size: 'max' }), async (acts) => {
      const gateway = new InMemoryFileGateway();
      const check = new InMemoryFileCheck();
      check.warnings = new Map([['locked.pdf', [{ kind: 'PasswordNeeded' }]]]);
      const { list: place } = uploadPlaces(gateway, check);
      const desk: Desk = { place, gateway, check, reads: [], arrivedAtCancel: undefined };
      const seen = (): void => {
        const sending = place.queue.files.filter(({ status }) => status.kind === 'sending');
        expect(sending.length).toBeLessThanOrEqual(1);
        expect(sending.some(({ file }) => place.findings.isChecking(file))).toBe(false);
        expect(desk.arrivedAtCancel ?? gateway.putIn.length).toBe(gateway.putIn.length);
      };
      for (const act of acts) {
        await act(desk);
        seen();
      }
      for (const read of desk.reads) read();
      await settled();
      seen();
      expect(new Set(gateway.putIn).size).toBe(gateway.putIn.length);
      const arrived = place.queue.files.filter(({ file }) => gateway.putIn.includes(file));
      expect(arrived).toEqual(place.queue.files.filter(({ status }) => status.kind === 'sent'));
      expect([place.isRunning, place.progress.isRunning, place.findings.current]).toEqual([
        false,
        false,
        undefined,
      ]);
    }),
    { numRuns: runs(300) },
  );
});
