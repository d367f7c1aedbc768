import type { Profile } from '../../../src/domain/profile/profile';
import { aProfile as withoutBank } from '../../doubles/aProfile';

export { anEmptyProfile } from '../../doubles/aProfile';

/** A customer with general information, a picture and bank details. */
export const aProfile = (given: Partial<Profile> = {}): Profile =>
  withoutBank({
    avatar: 'avatars/7.png',
    bankName: 'State Bank of India',
    bankAccountNumber: '00000012345',
    bankBranch: 'MG Road',
    ifsc: 'SBIN0000813',
    swift: 'SBININBB',
    ...given,
  });
