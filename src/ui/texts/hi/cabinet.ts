export { cabinet } from '../en/cabinet';
