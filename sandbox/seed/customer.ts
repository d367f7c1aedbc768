import { storeFile } from '../documents/storedFiles';
import type { Trx } from '../http/write';
import { DEMO_PROFILE, DEMO_QUOTATIONS, DEMO_REQUESTS, type Person } from './demoCustomer';
import { demoBytes, DEMO_TYPES } from './demoFileContent';
import { DEMO_FILES, DEMO_NOTIFICATIONS } from './demoBelongings';
import { daysAgo, type Ground } from './ground';
import { seedOrders } from './orders';
import { seedTasks } from './tasks';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type Planting = { readonly trx: Trx; readonly now: Date; readonly person: Person };

const seedRequests = async ({ trx, now, customerId }: Ground): Promise<ReadonlyMap<string, number>> => {
  const ids = new Map<string, number>();
  for (const request of DEMO_REQUESTS) {
    const row = await trx
      .insertInto('quotation_request')
      .values({
        customer_id: customerId,
        sub_service_id: request.service,
        service_name: request.name,
        status: request.status,
        questions: JSON.stringify(request.questions),
        created_at: daysAgo(now, request.days),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(request.key, row.id);
  }
  return ids;
};

const expertFile = (ground: Ground, fileName: string, days: number): Promise<{ path: string }> =>
  storeFile(ground.trx, {
    customerId: ground.customerId,
    fileName,
    bytes: demoBytes('pdf', fileName),
    contentType: DEMO_TYPES.pdf,
    folder: 'quotations',
    extension: 'pdf',
    taskDocumentId: null,
    inCabinet: false,
    tags: null,
    uploadedBy: 'Expert',
    createdAt: daysAgo(ground.now, days),
  });

const seedQuotations = async (ground: Ground): Promise<void> => {
  const requests = await seedRequests(ground);
  for (const quotation of DEMO_QUOTATIONS) {
    const file = quotation.withFile ? await expertFile(ground, 'Scope of work.pdf', quotation.days) : null;
    await ground.trx
      .insertInto('quotation')
      .values({
        customer_id: ground.customerId,
        request_id: quotation.request === undefined ? null : (requests.get(quotation.request) ?? null),
        sub_service_id: quotation.service,
        status: quotation.status,
        items: JSON.stringify(quotation.names.map((name) => ({ name }))),
        service_name: quotation.names.join(', '),
        created_at: daysAgo(ground.now, quotation.days),
        expiry_date: new Date(ground.now.getTime() + quotation.expiresIn * DAY),
        expert_remarks: quotation.remarks,
        file_path: file?.path ?? null,
        amount_paise: quotation.rupees * 100,
      })
      .execute();
  }
};

const seedCart = async ({ trx, now, customerId }: Ground): Promise<void> => {
  const line = {
    customer_id: customerId,
    qty: 1,
    questions: '[]',
    frequency: 'monthly',
    tat: 5,
    pricing_model: 'fixed',
    type: 'entitlement',
    advance_percent: 100,
    quotation_id: null,
    created_at: now,
  };
  await trx
    .insertInto('cart_line')
    .values([
      { ...line, sub_service_id: 31, service_name: 'Advance Tax Computation', amount_paise: 149_900 },
      { ...line, sub_service_id: 43, service_name: 'Director KYC', amount_paise: 49_900 },
    ])
    .execute();
};

const seedFiles = async ({ trx, now, customerId }: Ground): Promise<void> => {
  for (const file of DEMO_FILES) {
    await storeFile(trx, {
      customerId,
      fileName: file.name,
      bytes: demoBytes(file.kind, file.name),
      contentType: DEMO_TYPES[file.kind],
      folder: 'cabinet',
      extension: file.kind,
      taskDocumentId: null,
      inCabinet: true,
      tags: file.tags,
      uploadedBy: file.by,
      createdAt: daysAgo(now, file.days),
    });
  }
};

const seedNotifications = async ({ trx, now, customerId }: Ground): Promise<void> => {
  const rows = DEMO_NOTIFICATIONS.map((item) => ({
    customer_id: customerId,
    title: item.title,
    body: item.body,
    url: 'url' in item ? item.url : null,
    img_path: 'image' in item ? item.image : null,
    data: JSON.stringify({ path: item.path, value: null }),
    created_at: new Date(now.getTime() - item.hours * HOUR),
  }));
  await trx.insertInto('notification').values(rows).execute();
};

/** A customer with something in every state: the demo customer, or another one with the same belongings. */
export const seedCustomer = async ({ trx, now, person }: Planting): Promise<number> => {
  const { id } = await trx
    .insertInto('customer')
    .values({ ...DEMO_PROFILE, ...person, created_at: daysAgo(now, 70) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ground: Ground = { trx, now, customerId: id };
  await seedQuotations(ground);
  await seedTasks(ground, await seedOrders(ground, person));
  await seedCart(ground);
  await seedFiles(ground);
  await seedNotifications(ground);
  return id;
};
