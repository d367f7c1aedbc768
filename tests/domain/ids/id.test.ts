import { describe, expect, it } from 'vitest';
import { type SubServiceId, serviceId, subServiceId } from '../../../src/domain/catalogue/service';
import { subServicePath } from '../../../src/domain/catalogue/paths';
import { quotationPath, requestPath } from '../../../src/domain/quotations/paths';
import { type QuotationId, quotationId } from '../../../src/domain/quotations/quotation';
import { type RequestId, requestId, toRequestId } from '../../../src/domain/quotations/request';
import {
  type OrderId,
  orderId,
  ownOrderId,
  type TransactionId,
  transactionId,
} from '../../../src/domain/transactions/transaction';
import { type TaskId, taskId } from '../../../src/domain/work/task';

describe('an id', () => {
  it('is its own text', () => {
    expect(quotationId('12')).toBe('12');
    expect(taskId('')).toBe('');
  });

  it('of another subject or a plain text in its place does not compile', () => {
    // @ts-expect-error -- a request is no quotation, even where both have the number 5 (AMB-28)
    const quotation: QuotationId = requestId('5');
    // @ts-expect-error -- nor the other way round
    const request: RequestId = quotationId('5');
    // @ts-expect-error -- an order is paid by its Transaction ID, not by its record's id
    const order: OrderId = transactionId('1');
    // @ts-expect-error -- and the record is not named by the Transaction ID
    const record: TransactionId = orderId('1');
    // @ts-expect-error -- a sub-service is no service
    const subService: SubServiceId = serviceId('16');
    // @ts-expect-error -- a plain text may be any id
    const task: TaskId = '3';
    expect([quotation, request, order, record, subService, task]).toEqual(['5', '5', '1', '1', '16', '3']);
  });

  it('opens the page of its own subject only', () => {
    expect(quotationPath(quotationId('a/5'))).toBe('/quotation/a%2F5');
    expect(requestPath(requestId('5'))).toBe('/quotations/5');
    // @ts-expect-error -- the page of a quotation does not take a request's id
    expect(quotationPath(requestId('5'))).toBe('/quotation/5');
    // @ts-expect-error -- the page of a sub-service does not take a service's id
    expect(subServicePath(serviceId('4'))).toBe('/sub-service/4');
    expect(subServicePath(subServiceId('16'))).toBe('/sub-service/16');
  });
});

describe('one id of two subjects', () => {
  it('is converted by name: a quotation that is a request, an order found by its own record', () => {
    expect(toRequestId(quotationId('5'))).toBe('5');
    expect(ownOrderId({ id: transactionId('9') })).toBe('9');
  });
});
