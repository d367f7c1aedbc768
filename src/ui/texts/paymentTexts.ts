import { localized } from './language';

export const paymentTexts = localized('payment');
