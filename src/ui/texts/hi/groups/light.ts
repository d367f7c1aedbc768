// The words of antd's own parts come along.
export { default as antd } from 'antd/es/locale/hi_IN';
export { kit } from '../kit';
export { language } from '../language';
export { session } from '../session';
export { shell } from '../shell';
