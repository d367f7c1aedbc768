export { attention } from '../en/attention';
