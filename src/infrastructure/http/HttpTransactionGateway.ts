import { isLeft } from 'fp-ts/Either';
import { flatMap, map, right, type TaskEither } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { TransactionGateway } from '../../application/ports/TransactionGateway';
import { codeOf } from '../../domain/codes/statusCode';
import type { OrderList } from '../../domain/transactions/orderList';
import type { Transaction } from '../../domain/transactions/transaction';
import type { ApiClient } from './ApiClient';
import { stoppable } from './apiRequest';
import type { ReadItems } from '../wire/decode';
import {
  accepted,
  comparedOf,
  isRecord,
  levelsOf,
  listIn,
  tellsError,
  type WireRecord,
} from '../wire/unwrap';
import { readItems } from './readList';
import { toTransaction, transactionWire } from './transactionWire';

const ORDERS = '/user/orders';

const isRefused = (body: unknown): boolean => {
  const said = accepted(body);
  return isLeft(said) && said.left.kind === 'Rejected';
};

const isFalse = (value: unknown): boolean =>
  [false, 'false'].some((no) => no === comparedOf(value)) || codeOf(value) === 0;

const namesFault = (level: WireRecord): boolean =>
  tellsError(level) || [level['code'], level['statusCode']].some((code) => codeOf(code) >= 400);

/** Whether a response says no by false alone: it names no fault, such as 401, 'error' or what stands in `error` (TXN-13). */
const isBareNo = (body: unknown): boolean =>
  isRefused(body) &&
  isRecord(body) &&
  !levelsOf(body).filter(isRecord).some(namesFault) &&
  [body['success'], body['status']].every((value) => isFalse(value) || !isRefused({ status: value }));

/** A bare no stands for no orders (TXN-13); one with orders beside it proves nothing. */
const bareNo = (body: unknown): OrderList => {
  const beside = listIn(body);
  return { orders: [], isWhole: false, isBareNo: isLeft(beside) || beside.right.length === 0 };
};

export class HttpTransactionGateway implements TransactionGateway {
  constructor(private readonly deps: { readonly api: ApiClient; readonly log: Log }) {}

  all(signal?: AbortSignal): TaskEither<GatewayError, readonly Transaction[]> {
    return map(({ orders }: OrderList) => orders)(this.allForCertain(signal));
  }

  allForCertain(signal?: AbortSignal): TaskEither<GatewayError, OrderList> {
    return pipe(
      this.deps.api.get(ORDERS, stoppable(signal)),
      flatMap((body) => (isBareNo(body) ? right(bareNo(body)) : this.listFrom(body, signal))),
    );
  }

  private listFrom(body: unknown, signal: AbortSignal | undefined): TaskEither<GatewayError, OrderList> {
    const { api, log } = this.deps;
    const reading = { codec: transactionWire, toDomain: toTransaction, log, record: 'transaction' };
    return pipe(
      readItems(api, ORDERS, reading, signal, right(body)),
      map(({ items, isWhole }: ReadItems<Transaction>) => ({ orders: items, isWhole })),
    );
  }
}
