import { Button } from 'antd';
import { isSome, toUndefined } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import {
  type ChangeEvent,
  type ComponentProps,
  type ReactElement,
  type RefObject,
  type SubmitEvent,
  useRef,
} from 'react';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { Dialog } from '../kit/Dialog';
import type { EditableField, ProfileEdit } from '../../domain/profile/profileEdit';
import { busyIcon } from '../kit/busyIcon';
import { CodeInput } from '../kit/CodeInput';
import { EmailInput } from '../kit/EmailInput';
import { Field } from '../kit/Field';
import { langOf } from '../kit/langOf';
import { Message } from '../kit/Message';
import { NamedProgress } from '../kit/NamedProgress';
import { StillWaiting } from '../kit/StillWaiting';
import { useOutcomeInView } from '../kit/useOutcomeInView';
import { uploadFileOf } from '../kit/uploadFile';
import { TextInput } from '../kit/TextInput';
import { texts } from '../texts/texts';
import { avatarErrorText, updateErrorText } from './profileErrorText';
import type { ProfileStore } from './ProfileStore';
import { useRememberSaved } from './savedNotice';

interface DialogProps {
  readonly store: ProfileStore;
}

const chosenAvatar = (store: ProfileStore, input: HTMLInputElement): void => {
  const file = input.files?.[0];
  store.chooseAvatar(file && uploadFileOf(file));
};

type PictureInputProps = DialogProps &
  Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>;

/** The browser's own words beside a file input follow the browser's language, not the portal's. */
const PictureInput = observer(({ store, ...props }: PictureInputProps): ReactElement => {
  const chosen = toUndefined(store.avatar.file)?.name;
  return (
    <div className="portal-profile-file">
      <span className="portal-profile-file-button" aria-hidden>
        {texts().profile.chooseAvatar}
      </span>
      <span className="portal-profile-file-name" aria-hidden lang={chosen && langOf(chosen)}>
        {chosen ?? texts().profile.noAvatarChosen}
      </span>
      <input
        id={props.id}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        type="file"
        accept="image/*"
        disabled={store.saving.isRunning}
        onChange={(event) => chosenAvatar(store, event.target)}
      />
    </div>
  );
});

const panHint = ({ hasPanWarning, panHolder }: ProfileStore): string | undefined => {
  if (hasPanWarning) return texts().profile.panWarning;
  return isSome(panHolder) ? texts().profile.panOf[panHolder.value] : undefined;
};

const Fields = observer(({ store, edit }: DialogProps & { readonly edit: ProfileEdit }): ReactElement => {
  // What is typed while the form is being saved would be lost with it.
  const readOnly = store.saving.isRunning;
  // Why the chosen picture cannot be sent may stand under the buttons of a small window.
  const isRefused = store.avatarRefused !== undefined;
  const picture = useOutcomeInView<HTMLDivElement>(!isRefused, isRefused);
  const typing =
    (field: keyof ProfileEdit) =>
    (event: ChangeEvent<HTMLInputElement>): void => {
      store.change({ [field]: event.target.value });
    };
  return (
    <>
      <Field label={texts().profile.fullName}>
        <TextInput
          name="displayName"
          value={edit.displayName}
          onChange={typing('displayName')}
          autoComplete="name"
          readOnly={readOnly}
        />
      </Field>
      <Field label={texts().profile.email}>
        <EmailInput
          name="email"
          value={edit.email}
          invalid={texts().profile.emailInvalid}
          onType={(email) => store.change({ email })}
          readOnly={readOnly}
        />
      </Field>
      <Field label={texts().profile.pan} hint={panHint(store)}>
        <CodeInput name="pan" value={edit.pan} onChange={typing('pan')} readOnly={readOnly} />
      </Field>
      <div ref={picture}>
        <Field
          label={texts().profile.avatar}
          hint={
            store.lostAvatar === ''
              ? texts().profile.avatarHint
              : texts().profile.avatarAgain(store.lostAvatar)
          }
          error={store.avatarRefused && avatarErrorText(store.avatarRefused)}
        >
          <PictureInput store={store} />
        </Field>
      </div>
    </>
  );
});

interface FormProps extends DialogProps {
  readonly edit: ProfileEdit;
  readonly formRef: RefObject<HTMLFormElement | null>;
}

const FormOf = observer(({ store, edit, formRef }: FormProps): ReactElement => {
  const rememberSaved = useRememberSaved();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void store.saving.run(rememberSaved);
  };
  const failure = store.avatarRefused === undefined ? store.failure : undefined;
  return (
    <form ref={formRef} className="portal-profile-form" onSubmit={submit}>
      <Fields store={store} edit={edit} />
      {store.isUploading && <NamedProgress label={texts().profile.saving} percent={store.saving.percent} />}
      <StillWaiting command={store.saving} look="note" />
      <div ref={useOutcomeInView<HTMLDivElement>(store.saving.isRunning, failure !== undefined)}>
        {failure !== undefined && (
          <Message kind="error" cause={failure}>
            {updateErrorText(failure)}
          </Message>
        )}
      </div>
      <div className="portal-dialog-actions">
        <Button size="large" onClick={() => store.cancel()}>
          {texts().profile.cancel}
        </Button>
        <Button size="large" type="primary" htmlType="submit" loading={busyIcon(store.saving.isRunning)}>
          {texts().profile.save}
        </Button>
      </div>
    </form>
  );
});

/** Edit mode: typed values stay until they are saved or cancelled (PROF-07, PROF-13). */
export const EditProfileDialog = observer(({ store }: DialogProps): ReactElement => {
  const { edit } = store;
  const form = useRef<HTMLFormElement>(null);
  const beginAt = (field: EditableField): void =>
    form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();
  return (
    <>
      <Dialog
        open={edit !== undefined}
        title={texts().profile.edit}
        closable={false}
        mask={{ closable: false }}
        width={480}
        footer={null}
        afterOpenChange={(isOpen) => isOpen && store.firstField !== undefined && beginAt(store.firstField)}
        onCancel={() => store.leave()}
      >
        {edit !== undefined && <FormOf store={store} edit={edit} formRef={form} />}
      </Dialog>
      <ConfirmDialog
        open={store.isAskingToDiscard}
        title={texts().profile.discardTitle}
        yes={texts().profile.discard}
        no={texts().profile.keep}
        onYes={() => store.cancel()}
        onNo={() => store.keepEditing()}
      >
        {texts().profile.discardText}
      </ConfirmDialog>
    </>
  );
});
