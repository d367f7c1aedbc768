import { localized } from './language';

export const blogTexts = localized('blog');
