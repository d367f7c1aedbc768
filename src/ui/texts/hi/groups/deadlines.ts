export { attention } from '../attention';
export { deadline } from '../deadline';
