import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { LEFT_OUT, leftOutOf, SHARED_PATH } from '../../domain/documents/sharedFiles';
import { MAX_UPLOAD_BYTES } from '../../domain/documents/limits';
import { busyIcon } from '../kit/busyIcon';
import { EmptyState } from '../kit/EmptyState';
import { Field } from '../kit/Field';
import { langOf } from '../kit/langOf';
import { LoadState } from '../kit/LoadState';
import { MAIN_LINK } from '../kit/mainLink';
import { MarkedWords } from '../kit/MarkedWords';
import { Message } from '../kit/Message';
import { PageHeader } from '../kit/PageHeader';
import { uploadFileOf } from '../kit/uploadFile';
import { StillWaiting } from '../kit/StillWaiting';
import { useFocusReturn } from '../kit/useFocusReturn';
import { useStore } from '../state/storeContext';
import { lightTexts } from '../texts/lightTexts';
import { texts } from '../texts/texts';
import { taskDetailLink } from '../work/taskDetailLink';
import { PhotoPdfButton } from './PhotoPdfButton';
import { QueuedFileRow, QueuedHead } from './QueuedFileRow';
import { keyOfPlace, type SharedPlace, type SharedRow } from './SharedRow';
import { type SentShare, SharedStore } from './SharedStore';
import { refusalText } from './uploadErrorText';
import '../kit/choice.css';
import './severalUploads.css';
import './shared.css';

interface StoreProps {
  readonly store: SharedStore;
}

interface RowProps extends StoreProps {
  readonly row: SharedRow;
}

const CABINET = '/filecabinet';

const nameOfPlace = (place: SharedPlace): string =>
  place === 'cabinet'
    ? texts().document.cabinetTitle
    : texts().share.documentOf(place.document.name, place.task.serviceName);

const Choice = ({ place, name }: { readonly place: SharedPlace; readonly name: string }): ReactElement => (
  <option value={keyOfPlace(place)}>{name}</option>
);

/** The missing documents, under the service that misses them: on a phone a choice with both in its name would be cut. */
const DocumentChoices = ({ places }: { readonly places: readonly SharedPlace[] }): ReactElement => {
  const documents = places.filter((place) => place !== 'cabinet');
  const tasks = new Map(documents.map(({ task }) => [task.id, task]));
  return (
    <>
      {[...tasks.values()].map(({ id, serviceName }) => (
        <optgroup key={id} label={serviceName}>
          {documents
            .filter(({ task }) => task.id === id)
            .map((place) => (
              <Choice key={keyOfPlace(place)} place={place} name={place.document.name} />
            ))}
        </optgroup>
      ))}
    </>
  );
};

/** Where the file belongs; asked again where Send was pressed without an answer. */
const Where = observer(({ store, row }: RowProps): ReactElement => {
  const places = store.placesFor(row);
  const isMissing = store.asked > 0 && row.place === undefined;
  const service = row.place === undefined || row.place === 'cabinet' ? undefined : row.place.task.serviceName;
  return (
    <div className="portal-choice portal-shared-where">
      <Field
        label={<MarkedWords text={texts().share.where(row.file.name)} words={[row.file.name]} />}
        hint={service ? <span lang={langOf(service)}>{service}</span> : undefined}
        error={isMissing ? texts().share.whereMissing : ''}
        isLive={false}
      >
        <select
          disabled={store.sending.isRunning}
          value={row.place === undefined ? '' : keyOfPlace(row.place)}
          onChange={({ target: { value } }) =>
            store.choose(
              row,
              places.find((one) => keyOfPlace(one) === value),
            )
          }
        >
          <option value="">{texts().share.choose}</option>
          <DocumentChoices places={places} />
          {places.includes('cabinet') && <Choice place="cabinet" name={nameOfPlace('cabinet')} />}
        </select>
      </Field>
    </div>
  );
});

/** Why a file can be sent nowhere. */
const nowhereText = ({ store, row }: RowProps): string | undefined => {
  if (row.refused !== undefined) return refusalText(row.refused);
  return store.hasNoPlace(row) ? texts().share.noPlace : undefined;
};

/** A file whose place is not said yet, or that can be sent nowhere. */
const Undecided = observer((props: RowProps): ReactElement => {
  const { store, row } = props;
  const { name } = row.file;
  const problem = nowhereText(props);
  return (
    <li className="portal-queued">
      <QueuedHead file={row.file} />
      <div className="portal-queued-state">
        <Button
          size="small"
          aria-label={texts().severalUpload.removeFile(name)}
          onClick={() => void store.putAside(row)}
        >
          {texts().severalUpload.remove}
        </Button>
      </div>
      {problem === undefined ? (
        <Where {...props} />
      ) : (
        <Message kind="error" cause={undefined} isLive={false}>
          {problem}
        </Message>
      )}
    </li>
  );
});

const Row = observer((props: RowProps): ReactElement => {
  const { store, row } = props;
  const { list } = row;
  const queued = list?.newest;
  if (list === undefined || queued === undefined) return <Undecided {...props} />;
  const queue = {
    list,
    retry: () => void store.retry(row),
    remove: () => void store.putAside(row),
  };
  return (
    <QueuedFileRow store={queue} queued={queued} isAsked={store.sending.isRunning}>
      <Where {...props} />
    </QueuedFileRow>
  );
});

const Sent = observer(({ share: { name, place } }: { readonly share: SentShare }): ReactElement => {
  const words = place === 'cabinet' ? [name] : [name, place.document.name, place.task.serviceName];
  return (
    <li>
      <p>
        <MarkedWords text={texts().share.sent(name, nameOfPlace(place))} words={words} />
      </p>
      {place === 'cabinet' ? (
        <Link to={CABINET}>{texts().share.openCabinet}</Link>
      ) : (
        <Link {...taskDetailLink(place.task)}>{texts().share.openTask(place.task.serviceName)}</Link>
      )}
    </li>
  );
});

interface ToldProps extends StoreProps {
  readonly leftOut: number;
  readonly place: RefObject<HTMLDivElement | null>;
}

/** What became of the files so far. */
const Told = observer(({ store, leftOut, place }: ToldProps): ReactElement => (
  <div ref={place} tabIndex={-1} className="portal-several-told">
    {leftOut > 0 && (
      <Message kind="error" cause={undefined}>
        {texts().share.leftOut(leftOut)}
      </Message>
    )}
    {store.gone.length > 0 && (
      <Message kind="info">
        <MarkedWords text={texts().share.gone(store.gone.join(', '))} words={store.gone} />
      </Message>
    )}
    {store.sent.length > 0 && (
      <Message kind="success">
        <ul role="list" className="portal-shared-sent">
          {store.sent.map((share, at) => (
            <Sent key={at} share={share} />
          ))}
        </ul>
      </Message>
    )}
  </div>
));

/** Why no document, or not each of them, can be chosen. */
const Missing = observer(({ store: { missing } }: StoreProps): ReactElement | null => {
  const failure = missing.error ?? missing.value?.failure;
  if (failure === undefined) return null;
  return (
    <div className="portal-shared-failed">
      <Message kind="error" cause={failure}>
        {texts().share.documentsFailed}
      </Message>
      <Button size="small" onClick={() => void missing.reload()}>
        {lightTexts().kit.tryAgain}
      </Button>
    </div>
  );
});

/** Until a file begins; from then on its row tells. */
const Waiting = observer(({ store }: StoreProps): ReactElement | null =>
  store.rows.some(({ list }) => list?.progress.isRunning === true) ? null : (
    <StillWaiting command={store.sending} />
  ),
);

const Presses = observer(({ store }: StoreProps): ReactElement => {
  const send = useRef<HTMLButtonElement>(null);
  const isBusy = store.sending.isRunning;
  useFocusReturn(isBusy, send);
  return (
    <div className="portal-shared-actions">
      {store.canSend && (
        <Button
          ref={send}
          type="primary"
          loading={busyIcon(isBusy)}
          disabled={isBusy}
          onClick={() => void store.send()}
        >
          {texts().share.send}
        </Button>
      )}
      {store.pictures.length > 1 && (
        <PhotoPdfButton
          subject={texts().document.photosSubject}
          maxBytes={MAX_UPLOAD_BYTES}
          disabled={isBusy}
          photos={store.pictures}
          sender={send}
          onUse={(pdf, pages) => void uploadFileOf(pdf).then((file) => store.usePdf(file, pages))}
        />
      )}
      <Button disabled={isBusy} onClick={() => void store.putAllAside()}>
        {texts().share.putAside}
      </Button>
    </div>
  );
});

const Files = observer(({ store }: StoreProps): ReactElement => {
  const list = useRef<HTMLUListElement>(null);
  const { asked, rows } = store;
  useEffect(() => {
    if (asked > 0) list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked]);
  return (
    <>
      <Missing store={store} />
      <ul ref={list} role="list" className="portal-several-files" aria-label={texts().share.list}>
        {rows.map((row) => (
          <Row key={row.key} store={store} row={row} />
        ))}
      </ul>
      <Waiting store={store} />
      <Presses store={store} />
    </>
  );
});

const Nothing = observer(({ store }: StoreProps): ReactElement => (
  <EmptyState
    text={store.sent.length > 0 ? texts().share.allSent : texts().share.nothing}
    action={
      <Link to={CABINET} className={MAIN_LINK}>
        {texts().share.openCabinet}
      </Link>
    }
  />
));

/** What the last row had goes with it; the focus then moves to where the result is told. */
const useFocusKept = ({ rows }: SharedStore, place: RefObject<HTMLElement | null>): void => {
  const former = useRef(rows.length);
  useEffect(() => {
    const isFewer = rows.length < former.current;
    former.current = rows.length;
    const { activeElement } = document;
    if (isFewer && (activeElement === null || activeElement === document.body)) place.current?.focus();
  }, [rows, place]);
};

/** How many files found no room, told once: a later visit of the same address would tell it again. */
const useLeftOut = (): number => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [leftOut] = useState(() => leftOutOf(query.get(LEFT_OUT)));
  useEffect(() => {
    if (leftOut > 0) void navigate(SHARED_PATH, { replace: true });
  }, [leftOut, navigate]);
  return leftOut;
};

const leadOf = ({ rows, canSend }: SharedStore): string | undefined => {
  if (rows.length === 0) return undefined;
  return canSend ? `${texts().share.kept} ${texts().share.sentByPress}` : texts().share.kept;
};

/** /shared: what another app shared with the portal, and where it belongs (SHARE-03). */
export const SharedScreen = observer((): ReactElement => {
  const store = useStore(SharedStore);
  const told = useRef<HTMLDivElement>(null);
  const leftOut = useLeftOut();
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  useFocusKept(store, told);
  const words = { loading: texts().document.loading, failed: () => texts().share.unread };
  return (
    <>
      <PageHeader title={texts().shell.shared} lead={leadOf(store)} />
      <div className="portal-shared">
        <Told store={store} leftOut={leftOut} place={told} />
        <LoadState loadable={store.files} texts={words}>
          {() => (store.rows.length === 0 ? <Nothing store={store} /> : <Files store={store} />)}
        </LoadState>
      </div>
    </>
  );
});
