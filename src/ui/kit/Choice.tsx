import { type ReactElement, useId } from 'react';
import './choice.css';

export interface ChoiceProps {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  /** The text for no choice; none where one is always made. */
  readonly any?: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

/** A native list: phones open their own picker for it, and it needs none of antd's code. */
export const Choice = ({ id, label, value, any, options, onChange }: ChoiceProps): ReactElement => {
  const ownId = useId();
  return (
    <div className="portal-choice">
      <label htmlFor={id ?? ownId}>{label}</label>
      <select id={id ?? ownId} value={value} onChange={(event) => onChange(event.target.value)}>
        {any !== undefined && <option value="">{any}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
};
