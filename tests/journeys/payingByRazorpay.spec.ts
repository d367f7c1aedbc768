import { payingJourneys } from './support/payingJourneys.ts';
import { till } from './support/tills/razorpay.ts';

payingJourneys('razorpay', till);
