import { payingJourneys } from './support/payingJourneys.ts';

payingJourneys('payu', ['@screen-subService', '@screen-cart', '@screen-paymentResult']);
