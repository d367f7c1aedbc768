import '../hindi.css';

export { kit } from '../kit';
export { language } from '../language';
export { session } from '../session';
export { shell } from '../shell';
