/** One line of text. antd's `Input` is the same with the fields for passwords, codes and searches tied to it. */
export { default as TextInput, type InputProps as TextInputProps } from 'antd/es/input/Input';
