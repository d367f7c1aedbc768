export { interruption } from '../interruption';
