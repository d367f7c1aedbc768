export { transaction } from '../en/transaction';
