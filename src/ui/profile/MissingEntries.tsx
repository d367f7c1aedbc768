import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { SupportChat } from '../../application/ports/SupportChat';
import type { EditableField } from '../../domain/profile/profileEdit';
import { missingFields, type ProfileEntry, type ProfileField } from '../../domain/profile/sections';
import { SupportContact } from '../kit/SupportContact';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';

const AskFor = observer(({ fields }: { readonly fields: readonly ProfileField[] }): ReactElement => {
  const chat = useStore(SupportChat);
  const names = fields.map((field) => texts().profile.fields[field]).join(', ');
  return (
    <div className="portal-profile-missing">
      <p>{texts().profile.notHere(names)}</p>
      <Button onClick={() => chat.open(texts().profile.askLine(names))}>{texts().profile.askUs}</Button>
      <SupportContact />
    </div>
  );
});

interface MissingProps {
  readonly entries: readonly ProfileEntry[];
  readonly onAdd: (field: EditableField) => void;
}

/** How what is missing is added: in the form, or by asking for it (PROF-21); nothing where all is there. */
export const MissingEntries = observer(({ entries, onAdd }: MissingProps): ReactElement => {
  const { toAdd, toAskFor } = missingFields(entries);
  return (
    <>
      {toAdd.length > 0 && (
        <div className="portal-profile-missing">
          {toAdd.map((field) => (
            <Button key={field} icon={<PlusOutlined aria-hidden />} onClick={() => onAdd(field)}>
              {texts().profile.add[field]}
            </Button>
          ))}
        </div>
      )}
      {toAskFor.length > 0 && <AskFor fields={toAskFor} />}
    </>
  );
});
