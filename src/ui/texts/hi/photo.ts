export { photo } from '../en/photo';
