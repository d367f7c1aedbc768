import { DAY_MS } from '../../src/domain/dates/instant';
import { lockCustomer } from '../database/customerLock';
import type { SandboxContext } from '../context';
import type { Upload } from '../http/formBody';
import { LARGEST_AMOUNT } from '../cart/order';
import { checkFile, EXPERT_KINDS } from '../documents/fileKinds';
import { storeFile } from '../documents/storedFiles';
import { idFrom, optionalText } from '../http/fields';
import { notFound, Refusal } from '../http/refusal';
import type { Trx } from '../database/schema';
import { paiseFrom } from '../money/paise';
import { notify } from '../notifications/notify';
import { hasStandingQuotation } from '../quotations/standing';
import { moveRequest } from '../quotations/moveRequest';

type ExpertFile = {
  readonly context: SandboxContext;
  readonly trx: Trx;
  readonly customerId: number;
  readonly folder: string;
};

/** Stores the file that an expert attached; null when there is none. */
export const keepExpertFile = async (place: ExpertFile, upload: Upload): Promise<string | null> => {
  if (upload.file === null) return null;
  const checked = checkFile(upload.file, EXPERT_KINDS);
  const stored = await storeFile(place.trx, {
    customerId: place.customerId,
    fileName: checked.name,
    bytes: upload.file.bytes,
    contentType: checked.contentType,
    folder: place.folder,
    extension: checked.extension,
    isNamedInPath: true,
    taskDocumentId: null,
    inCabinet: false,
    tags: null,
    uploadedBy: 'Expert',
    createdAt: place.context.now(),
  });
  return stored.path;
};

const quotedAmount = (upload: Upload): number => {
  const paise = paiseFrom(upload.fields['amount']);
  if (paise === null || paise <= 0) throw new Refusal(422, 'The amount must be more than zero rupees.');
  if (paise > LARGEST_AMOUNT) throw new Refusal(422, 'The amount may be at most one crore rupees.');
  return paise;
};

const expiryDays = (upload: Upload): number => {
  const days = Number(upload.fields['days'] ?? '15');
  if (!(days > 0 && days <= 365)) throw new Refusal(422, 'The number of days must be from 1 to 365.');
  return days;
};

/**
 * Creates a quotation from a request, for the customer to accept or deny. Refuses with 409 while the request
 * has another open or accepted one.
 */
export const quoteRequest = async (context: SandboxContext, upload: Upload): Promise<{ id: number }> =>
  context.db.transaction().execute(async (trx) => {
    const request = await trx
      .selectFrom('quotation_request')
      .selectAll()
      .where('id', '=', idFrom(upload.fields['request_id'], 'Quotation request'))
      .executeTakeFirst();
    if (request === undefined) throw notFound('Quotation request');
    const customerId = request.customer_id;
    await lockCustomer(trx, customerId);
    const now = context.now();
    if (await hasStandingQuotation(trx, request.id, now))
      throw new Refusal(409, 'This request already has a quotation.');
    const quotation = await trx
      .insertInto('quotation')
      .values({
        customer_id: customerId,
        request_id: request.id,
        sub_service_id: request.sub_service_id,
        status: 0,
        items: JSON.stringify([{ name: request.service_name }]),
        service_name: request.service_name,
        created_at: now,
        expiry_date: new Date(now.getTime() + expiryDays(upload) * DAY_MS),
        expert_remarks: optionalText(upload.fields, { key: 'remarks', name: 'Remarks', max: 2000 }) || null,
        file_path: await keepExpertFile({ context, trx, customerId, folder: 'quotations' }, upload),
        amount_paise: quotedAmount(upload),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await moveRequest(trx, request.id, 'quoted');
    await notify(trx, {
      customerId,
      title: 'New quotation',
      body: `Your quotation for ${request.service_name} is ready.`,
      url: `/quotation/${quotation.id}`,
      path: 'quotation',
      value: quotation.id,
      at: now,
    });
    return quotation;
  });
