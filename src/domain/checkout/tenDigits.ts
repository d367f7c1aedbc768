import { unseparated } from '../typed/plainText';

const indian = /^(?:\+|00)?(?:91)?0?([6-9]\d{9})$/;

/** The ten digits of an Indian mobile number, however it is written; of any other number its digits (AMB-33). */
export const tenDigits = (phone: string): string => {
  const written = unseparated(phone);
  return indian.exec(written)?.[1] ?? written.replaceAll(/\D/g, '');
};
