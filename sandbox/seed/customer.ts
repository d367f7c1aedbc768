import { DAY_MS } from '../../src/domain/dates/instant';
import { type NewFile, storeSmallFiles } from '../documents/storedFiles';
import type { Trx } from '../database/schema';
import { DEMO_PROFILE, DEMO_QUOTATIONS, DEMO_REQUESTS, type Person } from './demoCustomer';
import { demoBytes, DEMO_TYPES } from './demoFileContent';
import { DEMO_FILES } from './demoBelongings';
import { daysAgo, type SeedContext } from './seedContext';
import { seedCart } from './cart';
import { seedNotifications } from './notifications';
import { seedOrders } from './orders';
import { seedTasks } from './tasks';

export type Planting = { readonly trx: Trx; readonly now: Date; readonly person: Person };

const seedRequests = async ({ trx, now, customerId }: SeedContext): Promise<ReadonlyMap<string, number>> => {
  const rows = await trx
    .insertInto('quotation_request')
    .values(
      DEMO_REQUESTS.map((request) => ({
        customer_id: customerId,
        sub_service_id: request.service,
        service_name: request.name,
        status: request.status,
        questions: JSON.stringify(request.questions),
        created_at: daysAgo(now, request.days),
      })),
    )
    .returning('id')
    .execute();
  // Ids rise in the order of the values; two requests are for one service.
  const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other);
  return new Map(ids.map((id, place) => [DEMO_REQUESTS[place]?.key ?? '', id]));
};

const expertFile = (context: SeedContext, fileName: string, days: number): NewFile => ({
  customerId: context.customerId,
  fileName,
  bytes: demoBytes('pdf', fileName),
  contentType: DEMO_TYPES.pdf,
  folder: 'quotations',
  extension: 'pdf',
  taskDocumentId: null,
  inCabinet: false,
  tags: null,
  uploadedBy: 'Expert',
  createdAt: daysAgo(context.now, days),
});

/** Seeds quotations in every status; returns their ids by name. */
const seedQuotations = async (context: SeedContext): Promise<ReadonlyMap<string, number>> => {
  const requests = await seedRequests(context);
  const withFile = DEMO_QUOTATIONS.filter((quotation) => quotation.withFile);
  const paths = await storeSmallFiles(
    context.trx,
    withFile.map(({ days }) => expertFile(context, 'Scope of work.pdf', days)),
  );
  const rows = await context.trx
    .insertInto('quotation')
    .values(
      DEMO_QUOTATIONS.map((quotation) => ({
        customer_id: context.customerId,
        request_id: quotation.request === undefined ? null : (requests.get(quotation.request) ?? null),
        sub_service_id: quotation.service,
        status: quotation.status,
        items: JSON.stringify(quotation.names.map((name) => ({ name }))),
        service_name: quotation.names.join(', '),
        created_at: daysAgo(context.now, quotation.days),
        expiry_date: new Date(
          daysAgo(context.now, quotation.days).getTime() + (quotation.days + quotation.expiresIn) * DAY_MS,
        ),
        expert_remarks: quotation.remarks,
        file_path: paths[withFile.indexOf(quotation)] ?? null,
        amount_paise: quotation.rupees * 100,
      })),
    )
    .returning(['id', 'service_name'])
    .execute();
  return new Map(rows.map(({ id, service_name: name }) => [name, id]));
};

/** Seeds the file cabinet; returns where its files are stored, by name. */
const seedFiles = async ({ trx, now, customerId }: SeedContext): Promise<ReadonlyMap<string, string>> => {
  const files = DEMO_FILES.map((file) => ({
    customerId,
    fileName: file.name,
    bytes: demoBytes(file.kind, file.name),
    contentType: DEMO_TYPES[file.kind],
    folder: 'cabinet',
    extension: file.kind,
    isNamedInPath: file.by === 'Expert',
    taskDocumentId: null,
    inCabinet: true,
    tags: file.tags,
    uploadedBy: file.by,
    createdAt: daysAgo(now, file.days),
  }));
  const paths = await storeSmallFiles(trx, files);
  return new Map(files.map(({ fileName }, place) => [fileName, paths[place] ?? '']));
};

/**
 * Seeds a customer with records in every state: the demo customer, or another one with the same belongings.
 */
export const seedCustomer = async ({ trx, now, person }: Planting): Promise<number> => {
  const { id } = await trx
    .insertInto('customer')
    .values({ ...DEMO_PROFILE, ...person, created_at: daysAgo(now, 70) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const context: SeedContext = { trx, now, customerId: id };
  const quotations = await seedQuotations(context);
  const orders = await seedOrders(context, person);
  const cabinet = await seedFiles(context);
  const tasks = await seedTasks(context, { orders, cabinet });
  await seedCart(context, { quotations, orders });
  await seedNotifications(context, { quotations, tasks });
  return id;
};
