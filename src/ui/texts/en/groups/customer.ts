export { profile } from '../profile';
export { score } from '../score';
