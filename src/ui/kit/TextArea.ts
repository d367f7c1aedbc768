/** Several lines of text, without the other fields that antd ties to its `Input`. */
export { default as TextArea } from 'antd/es/input/TextArea';
