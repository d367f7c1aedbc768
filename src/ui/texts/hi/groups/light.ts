import '../hindi.css';

export { lightKit as kit } from '../lightKit';
export { language } from '../language';
export { session } from '../session';
export { lightShell as shell } from '../lightShell';
