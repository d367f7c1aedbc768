import { type ReactElement, type ReactNode, useId } from 'react';
import './choiceGroup.css';

interface Choice<K extends string> {
  readonly value: K;
  readonly label: string;
}

interface ChoiceGroupProps<K extends string> {
  /** The name of the group. */
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly choices: readonly Choice<K>[];
  /** Undefined while none is chosen. */
  readonly chosen: K | undefined;
  readonly onChoose: (value: K) => void;
  /** Stands below the choices. */
  readonly note?: ReactNode;
}

/** One of a few, side by side; antd's radio buttons would become part of the code that every screen shares. */
export const ChoiceGroup = <K extends string>({
  label,
  isLabelHidden = false,
  choices,
  chosen,
  onChoose,
  note,
}: ChoiceGroupProps<K>): ReactElement => {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className="portal-choices">
      <p id={id} className={isLabelHidden ? 'portal-visually-hidden' : 'portal-choices-label'}>
        {label}
      </p>
      {choices.map(({ value, label: text }) => (
        <label key={value}>
          <input type="radio" name={id} checked={chosen === value} onChange={() => onChoose(value)} />
          <span>{text}</span>
        </label>
      ))}
      {note !== undefined && <p className="portal-choices-note">{note}</p>}
    </div>
  );
};
