import { Input } from 'antd';

/** Several lines of text. The one place that takes it, so that Login need not fetch it (`build/withoutUnusedParts.ts`). */
export const { TextArea } = Input;
