import { payingJourneys } from './support/payingJourneys.ts';
import { till } from './support/tills/cashfree.ts';

payingJourneys('cashfree', till);
