export { score } from '../en/score';
