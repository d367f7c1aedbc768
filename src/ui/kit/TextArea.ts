import { Input } from 'antd';

/**
 * Multi-line text input. The only import of antd's TextArea, so that Login does not load it
 * (`build/withoutUnusedParts.ts`).
 */
export const { TextArea } = Input;
