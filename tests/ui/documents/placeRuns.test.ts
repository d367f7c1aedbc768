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
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const nobody = (): void => undefined;
const aFileOf = (isWarned: boolean): UploadFile =>
  aChosenFile('pdf', { name: isWarned ? 'locked.pdf' : 'a.pdf' });
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
    ({ place }) => place.cancel(),
    ({ place }) => place.clear(),
  ),
  fc
    .constantFrom(undefined, 'Unreachable' as const, 'Rejected' as const)
    .map((kind) => ({ gateway }: Desk) => {
      gateway.uploadFailure = kind && gatewayError(kind);
    }),
  fc.constant(({ place }: Desk) => place.resume()),
  fc.constant(({ place }: Desk) => void place.sending.run(nobody)),
  fc.constant(settled),
  fc.integer({ min: 0, max: 12 }).map((turns) => async () => {
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  }),
);

it('sends no file twice, one at a time and none before it was checked, whatever is pressed when [CHECK-01] [CHECK-06]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { maxLength: 40, size: 'max' }), async (acts) => {
      const gateway = new InMemoryFileGateway();
      const check = new InMemoryFileCheck();
      check.warnings = new Map([['locked.pdf', [{ kind: 'PasswordNeeded' }]]]);
      const desk = { place: uploadPlaces(gateway, check).list, gateway, check };
      const { place } = desk;
      const seen = (): void => {
        const sending = place.queue.files.filter(({ status }) => status.kind === 'sending');
        expect(sending.length).toBeLessThanOrEqual(1);
        expect(sending.some(({ file }) => place.findings.isChecking(file))).toBe(false);
      };
      for (const act of acts) {
        await act(desk);
        seen();
      }
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
