import { PAY } from '../../domain/catalogue/tiles';
import { texts } from '../texts/texts';

/** The name of a service as the customer reads it: Pay, which is compared in English, has one in each language (AMB-42). */
export const serviceNameText = (name: string): string => (name.trim() === PAY ? texts().catalogue.pay : name);
