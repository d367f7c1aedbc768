import { payingJourneys } from './support/payingJourneys.ts';
import { till } from './support/tills/payu.ts';

payingJourneys('payu', till);
