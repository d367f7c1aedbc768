import { payingJourneys } from './support/payingJourneys.ts';

payingJourneys('cashfree');
