import { localized } from './language';

export const signUpTexts = localized('signUp');
