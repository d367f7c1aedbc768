import type { Backend, ReadableBackend } from './backend';
import { cancelContract, cancelReadings } from './ports/cancelContract';
import { cartContract } from './ports/cartContract';
import { catalogueReadings } from './ports/catalogueContract';
import { fileContract, fileReadings } from './ports/fileContract';
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
  catalogueReadings(open);
  pricingReadings(open);
  transactionReadings(open);
  quotationReadings(open);
  workReadings(open);
  fileReadings(open);
  profileReadings(open);
  messageReadings(open);
  cancelReadings(open);
};

/** The whole contract: the reads, and the writes of customers created by the test. */
export const everyPort = (open: () => Backend): void => {
  everyReading(open);
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
};
