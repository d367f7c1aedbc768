import type { Backend, FurnishedCustomer, ReadableBackend } from './backend';
import { accessContract } from './ports/accessContract';
import { cancelContract, cancelReadings } from './ports/cancelContract';
import { cartContract } from './ports/cartContract';
import { catalogueReadings } from './ports/catalogueContract';
import { fileContract, fileReadings } from './ports/fileContract';
import { knownReadings } from './ports/knownContract';
import { listReadings } from './ports/listContract';
import { messageContract, messageReadings } from './ports/messageContract';
import { orderContract } from './ports/orderContract';
import { pricingReadings } from './ports/pricingContract';
import { profileContract, profileReadings } from './ports/profileContract';
import { quotationContract, quotationReadings } from './ports/quotationContract';
import { sessionContract } from './ports/sessionContract';
import { transactionContract, transactionReadings } from './ports/transactionContract';
import { workContract, workReadings } from './ports/workContract';

/** What every backend returns to a signed-in customer; writes nothing. */
export const everyReading = (open: () => ReadableBackend): void => {
  listReadings(open);
  catalogueReadings(open);
  pricingReadings(open);
  transactionReadings(open);
  quotationReadings(open);
  workReadings(open);
  fileReadings(open);
  profileReadings(open);
  messageReadings(open);
  cancelReadings(open);
  knownReadings(open);
};

/** A backend for reads alone: one furnished customer serves them all, since none changes a record. */
const forReads = (open: () => Backend): (() => ReadableBackend) => {
  const customers = new WeakMap<Backend, Promise<FurnishedCustomer>>();
  return () => {
    const backend = open();
    const furnished = (): Promise<FurnishedCustomer> => {
      const customer = customers.get(backend) ?? backend.furnished();
      customers.set(backend, customer);
      return customer;
    };
    return { visitor: backend.visitor, furnished, close: () => backend.close() };
  };
};

/** The whole contract: the reads, and the writes of customers created by the test. */
export const everyPort = (open: () => Backend): void => {
  everyReading(forReads(open));
  sessionContract(open);
  cartContract(open);
  orderContract(open);
  transactionContract(open);
  quotationContract(open);
  workContract(open);
  fileContract(open);
  profileContract(open);
  messageContract(open);
  cancelContract(open);
  accessContract(open);
};
