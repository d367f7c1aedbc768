import { type Either, isRight } from 'fp-ts/Either';
import { exists, isNone, isSome, none, type Option, some } from 'fp-ts/Option';
import { expect } from 'vitest';
import type { SendOptions } from '../../../src/application/ports/FileGateway';
import type { GatewayError } from '../../../src/application/ports/gatewayError';
import type { UploadFile } from '../../../src/application/ports/UploadFile';
import { type Task, taskId } from '../../../src/domain/work/task';
import type { Backend, Customer, ReadableBackend } from '../backend';
import {
  answerOf,
  expectIds,
  expectJustNow,
  failureOf,
  firstOf,
  keyFor,
  goOn,
  MANY,
  stopped,
} from '../expectations';
import { describe, it } from '../suite';

const text = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

/** A small valid PDF. */
const aPdf = (name: string): UploadFile => {
  const handle = new File([text], name, { type: 'application/pdf' });
  const firstBytes = [...new TextEncoder().encode(text)];
  return { name, size: handle.size, type: handle.type, firstBytes, handle };
};

const sending = (signal: AbortSignal): SendOptions & { readonly shares: number[] } => {
  const shares: number[] = [];
  return { signal, onProgress: (share) => void shares.push(share), shares };
};

const isNothing = (response: Either<GatewayError, Option<string>>): boolean =>
  isRight(response) ? isNone(response.right) : response.left.kind === 'NotFound';

/** Contract of the file cabinet and of file links. */
export const fileReadings = (open: () => ReadableBackend): void => {
  describe('FileGateway and DownloadLinks', () => {
    it('list files with ids, names, sizes and paths, each with two web addresses', async () => {
      const { files, links } = await open().furnished();
      const cabinet = await answerOf(files.cabinet());
      expectIds(cabinet);
      for (const { name, bytes, path } of cabinet) {
        expect([name !== '', exists((size: number) => size > 0)(bytes), path !== '']).toEqual([
          true,
          true,
          true,
        ]);
        for (const link of [await answerOf(links.direct(path)), await answerOf(links.shareable(path))])
          expect(isSome(link) && link.value).toMatch(/^https?:\/\//);
      }
    });

    it('stop reading a task’s documents when cancelled', async () => {
      const { files } = await open().furnished();
      expect((await failureOf(files.taskDocuments(taskId('1'), stopped()))).kind).toBe('Cancelled');
    });

    it('have no address for a file that does not exist', async () => {
      const { links } = await open().furnished();
      expect(isNothing(await links.direct('cabinet/none.pdf')())).toBe(true);
      expect(isNothing(await links.shareable('cabinet/none.pdf')())).toBe(true);
    });
  });
};

const cabinetContract = (open: () => Backend): void => {
  describe('the file cabinet', () => {
    it('lists an uploaded file with its name and size, as uploaded by the customer', async () => {
      const { files } = await open().newcomer();
      expect(await answerOf(files.cabinet())).toEqual([]);
      const pdf = aPdf('R&D agreement <b> (2026) मसौदा.pdf');
      const options = sending(goOn());
      await answerOf(files.putIntoCabinet(pdf, options));
      const [kept, ...more] = await answerOf(files.cabinet());
      expect(more).toEqual([]);
      expect(kept).toMatchObject({ name: pdf.name, bytes: some(pdf.size), uploadedBy: 'user' });
      expectJustNow(kept?.createdAt ?? none);
      expect(options.shares.length).toBeGreaterThan(0);
      for (const share of options.shares) expect(share >= 0 && share <= 1).toBe(true);
    });

    it('lists every one of many files', async () => {
      const { files } = await open().newcomer();
      const names = Array.from({ length: MANY }, (_, count) => `${count}.pdf`);
      for (const name of names) await answerOf(files.putIntoCabinet(aPdf(name), sending(goOn())));
      const kept = await answerOf(files.cabinet());
      expect(kept.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    });

    it('keeps a file once that is sent twice under its key', async () => {
      const customer = await open().newcomer();
      const { files } = customer;
      const options = { ...sending(goOn()), key: keyFor(customer) };
      await answerOf(files.putIntoCabinet(aPdf('once.pdf'), options));
      await answerOf(files.putIntoCabinet(aPdf('once.pdf'), options));
      expect(await answerOf(files.cabinet())).toHaveLength(1);
    });

    it('stores nothing when the upload was cancelled before it began', async () => {
      const { files } = await open().newcomer();
      const failure = await failureOf(files.putIntoCabinet(aPdf('a.pdf'), sending(stopped())));
      expect(failure.kind).toBe('Cancelled');
      expect(await answerOf(files.cabinet())).toEqual([]);
    });

    it('keeps one customer’s files separate from another’s', async () => {
      const customer = await open().furnished();
      const other = await open().newcomer();
      const { path } = firstOf(await answerOf(customer.files.cabinet()), 'file');
      expect(isNothing(await other.links.direct(path)())).toBe(true);
      expect(isNothing(await other.links.shareable(path)())).toBe(true);
    });
  });
};

/** A task of the customer with a missing document. */
const waitingTask = async (customer: Customer) => {
  for (const task of await answerOf(customer.work.tasks())) {
    const documents = await answerOf(customer.files.taskDocuments(task.id));
    const document = documents.find(({ files }) => files.length === 0);
    if (document !== undefined) return { task, document };
  }
  throw new Error('No task waits for a document.');
};

const uploadFor = (task: Task) => ({ taskId: task.id, userId: task.userId, createdBy: task.createdBy });

const documentContract = (open: () => Backend): void => {
  describe('a task’s documents', () => {
    it('list an uploaded file under its document', async () => {
      const customer = await open().furnished();
      const { task, document } = await waitingTask(customer);
      const upload = { ...uploadFor(task), document, file: aPdf('PAN card.pdf') };
      await answerOf(customer.files.uploadTaskDocument(upload, sending(goOn())));
      const after = await answerOf(customer.files.taskDocuments(task.id));
      expectIds(after);
      const filled = after.find(({ id }) => id === document.id);
      expect(filled?.files.map(({ name }) => name)).toEqual(['PAN card.pdf']);
    });

    it('stay unchanged when the upload was cancelled before it began', async () => {
      const customer = await open().furnished();
      const { task, document } = await waitingTask(customer);
      const before = await answerOf(customer.files.taskDocuments(task.id));
      const upload = { ...uploadFor(task), document, file: aPdf('PAN card.pdf') };
      expect((await failureOf(customer.files.uploadTaskDocument(upload, sending(stopped())))).kind).toBe(
        'Cancelled',
      );
      expect(await answerOf(customer.files.taskDocuments(task.id))).toEqual(before);
    });

    it('of another customer are not found and cannot be uploaded', async () => {
      const [customer, other] = [await open().furnished(), await open().newcomer()];
      const { task, document } = await waitingTask(customer);
      expect((await failureOf(other.files.taskDocuments(task.id))).kind).toBe('NotFound');
      const upload = { ...uploadFor(task), userId: other.user.id, document, file: aPdf('PAN card.pdf') };
      expect((await failureOf(other.files.uploadTaskDocument(upload, sending(goOn())))).kind).toBe(
        'NotFound',
      );
      const after = await answerOf(customer.files.taskDocuments(task.id));
      expect(after.find(({ id }) => id === document.id)?.files).toEqual([]);
    });
  });
};

export const fileContract = (open: () => Backend): void => {
  cabinetContract(open);
  documentContract(open);
};
