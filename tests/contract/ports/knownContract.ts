import type { GatewayError } from '../../../src/application/ports/gatewayError';
import type { WorkGateway } from '../../../src/application/ports/WorkGateway';
import type { TaskId } from '../../../src/domain/work/task';
import { answerOf, expectAllKnown, expectKnown, firstOf } from '../expectations';
import type { Customer, ReadableBackend } from '../backend';
import { describe, it } from '../suite';
import { subServiceWhere } from './catalogueContract';

const lists = {
  transactions: (of: Customer) => of.transactions.all(),
  quotations: (of: Customer) => of.quotations.quotations(),
  requests: (of: Customer) => of.quotations.requests(),
  dashboardRequests: (of: Customer) => of.requests.dashboardRequests(),
  tasks: (of: Customer) => of.work.tasks(),
  files: (of: Customer) => of.files.cabinet(),
} as const;

const LISTS = ['transactions', 'quotations', 'requests', 'dashboardRequests', 'tasks', 'files'] as const;

const taskOf = async (work: WorkGateway, service: string): Promise<TaskId> =>
  firstOf(
    (await answerOf(work.tasks())).filter(({ serviceName }) => serviceName === service),
    `task of ${service}`,
  ).id;

/** Contract of the values that the backend is known to keep: words for statuses, amounts, times, names, and none left out. */
export const knownReadings = (open: () => ReadableBackend): void => {
  describe('What the backend knows', () => {
    for (const name of LISTS)
      it(`of ${name} is listed, with every value`, async () => {
        const customer = await open().furnished();
        expectAllKnown(
          await answerOf<GatewayError, readonly unknown[]>(lists[name](customer)),
          customer.knows[name],
        );
      });

    it('of notifications is listed in order, with every value', async () => {
      const { knows, notifications } = await open().furnished();
      expectKnown(await answerOf(notifications.all()), knows.notifications);
    });

    it('of services and sub-services is listed, with every value', async () => {
      const { knows, catalogue } = await open().furnished();
      const services = await answerOf(catalogue.services());
      expectAllKnown(services, knows.services);
      expectAllKnown(
        services.flatMap(({ subServices }) => subServices),
        knows.subServices,
      );
    });

    it('of a sub-service’s questions is listed, with every value', async () => {
      const { knows, catalogue, prices } = await open().furnished();
      for (const [service, questions] of Object.entries(knows.questions)) {
        const { id } = await subServiceWhere({ catalogue }, ({ name }) => name === service);
        expectAllKnown(await answerOf(prices.questionsOf(id)), questions);
      }
    });

    it('of a task’s steps is listed in order, with every value', async () => {
      const { knows, work } = await open().furnished();
      for (const [service, steps] of Object.entries(knows.steps))
        expectKnown(await answerOf(work.steps(await taskOf(work, service))), steps);
    });

    it('of a task’s documents is listed, with every value', async () => {
      const { knows, work, files } = await open().furnished();
      for (const [service, documents] of Object.entries(knows.documents))
        expectAllKnown(await answerOf(files.taskDocuments(await taskOf(work, service))), documents);
    });

    it('of the profile is loaded', async () => {
      const { knows, profiles } = await open().furnished();
      expectKnown(await answerOf(profiles.load()), knows.profile);
    });
  });
};
