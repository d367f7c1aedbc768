export { task } from '../en/task';
