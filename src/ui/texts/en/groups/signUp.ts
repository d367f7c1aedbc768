export { signUp } from '../signUp';
