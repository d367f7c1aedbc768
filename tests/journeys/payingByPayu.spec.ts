import { payingJourneys } from './support/payingJourneys.ts';

payingJourneys('payu');
