export { deadline } from '../en/deadline';
