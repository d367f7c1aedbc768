import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  HolderOutlined,
  RotateRightOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type CSSProperties, type KeyboardEvent, type ReactElement, useMemo } from 'react';
import { pageLayoutOf } from '../../domain/documents/pageLayout';
import { type PhotoId, turnedSides } from '../../domain/documents/photoList';
import type { Elements } from '../kit/elements';
import { showingBytes } from '../kit/showingBytes';
import { texts } from '../texts/texts';
import { fileWarningText } from './fileWarningText';
import type { ListedPhoto, PhotoList } from './PhotoList';
import type { PhotoPdfStore } from './PhotoPdfStore';
import { langOf } from '../kit/langOf';

interface PhotoCardProps {
  readonly store: PhotoPdfStore;
  readonly photo: ListedPhoto;
  /** From 0. */
  readonly place: number;
  readonly isDragged: boolean;
  /** Called with the name of a control before it changes the list, so that it keeps the focus. */
  readonly onPress: (control: string) => void;
}

const percent = (share: number): string => `${share * 100}%`;

/** The page and the picture on it, in shares of the page, with the picture's own box turned. */
const sheetStyles = (photo: ListedPhoto): { readonly [Part in 'page' | 'area' | 'image']: CSSProperties } => {
  const { page, picture } = pageLayoutOf(turnedSides(photo));
  const isTurned = photo.turns % 2 === 1;
  return {
    page: { aspectRatio: `${page.width} / ${page.height}`, [isWide(page) ? 'width' : 'height']: '100%' },
    area: { width: percent(picture.width / page.width), height: percent(picture.height / page.height) },
    image: {
      width: percent(isTurned ? picture.height / picture.width : 1),
      height: percent(isTurned ? picture.width / picture.height : 1),
      transform: `translate(-50%, -50%) rotate(${photo.turns * 90}deg)`,
    },
  };
};

const isWide = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  width > height;

const Sheet = ({ photo, alt }: { readonly photo: ListedPhoto; readonly alt: string }): ReactElement => {
  const { thumbnail } = photo;
  const show = useMemo(() => showingBytes(thumbnail, 'image/jpeg'), [thumbnail]);
  const styles = sheetStyles(photo);
  return (
    <div className="portal-photo-cell">
      <div className="portal-photo-sheet" style={styles.page}>
        <div className="portal-photo-area" style={styles.area}>
          <img ref={show} alt={alt} draggable={false} style={styles.image} />
        </div>
      </div>
    </div>
  );
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

type ControlProps = Omit<PhotoCardProps, 'isDragged'>;

/** Where a finger drags the page; with the keyboard the arrow keys move it. */
const Handle = observer(({ store, photo, place, onPress }: ControlProps): ReactElement => {
  const name = `drag ${photo.id}`;
  const moveByKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onPress(name);
    store.list.move(photo.id, place + step);
  };
  return (
    <button
      type="button"
      className="portal-photo-handle"
      data-photo-control={name}
      aria-label={texts().photo.drag(place + 1)}
      disabled={store.isBusy}
      onKeyDown={moveByKey}
    >
      <HolderOutlined aria-hidden />
    </button>
  );
});

interface Action {
  readonly kind: string;
  readonly icon: Elements;
  readonly label: (place: number) => string;
  readonly act: (list: PhotoList, id: PhotoId, place: number) => void;
}

const moves = (): readonly Action[] => [
  {
    kind: 'up',
    icon: <ArrowUpOutlined aria-hidden />,
    label: texts().photo.moveUp,
    act: (list, id, place) => list.move(id, place - 1),
  },
  {
    kind: 'down',
    icon: <ArrowDownOutlined aria-hidden />,
    label: texts().photo.moveDown,
    act: (list, id, place) => list.move(id, place + 1),
  },
];

const changes = (): readonly Action[] => [
  {
    kind: 'turn',
    icon: <RotateRightOutlined aria-hidden />,
    label: texts().photo.rotate,
    act: (list, id) => list.turn(id),
  },
  {
    kind: 'remove',
    icon: <DeleteOutlined aria-hidden />,
    label: texts().photo.remove,
    act: (list, id) => list.remove(id),
  },
];

/** One page alone cannot be moved. */
const canMove = ({ list }: PhotoPdfStore): boolean => list.photos.length > 1;

const Controls = observer(({ store, photo: { id }, place, onPress }: ControlProps): ReactElement => (
  <div className="portal-photo-controls">
    {[...(canMove(store) ? moves() : []), ...changes()].map(({ kind, icon, label, act }) => (
      <Button
        key={kind}
        type="text"
        icon={icon}
        aria-label={label(place + 1)}
        title={label(place + 1)}
        disabled={store.isBusy}
        data-photo-control={`${kind} ${id}`}
        onClick={() => {
          onPress(`${kind} ${id}`);
          act(store.list, id, place);
        }}
      />
    ))}
  </div>
));

/** What would make the page useless to the expert, which comes a moment after the picture (CHECK-01). */
const Warnings = observer(({ store, photo }: Pick<PhotoCardProps, 'store' | 'photo'>): ReactElement => (
  <output className="portal-photo-warnings">
    {store.findings.of(photo.file).warnings.map((warning) => (
      <span key={warning.kind}>{fileWarningText(warning)}</span>
    ))}
  </output>
));

/** A page of the PDF as a small sheet, with what can be done to it. */
export const PhotoCard = observer((props: PhotoCardProps): ReactElement => {
  const { isDragged, ...control } = props;
  const { photo, place } = control;
  return (
    <li data-photo={photo.id} className={`portal-photo-page${isDragged ? ' portal-photo-dragged' : ''}`}>
      <Sheet photo={photo} alt={texts().photo.page(place + 1, photo.name)} />
      <div className="portal-photo-head">
        <p>{texts().photo.pageNumber(place + 1)}</p>
        {canMove(control.store) && <Handle {...control} />}
      </div>
      <p className="portal-photo-name" title={photo.name} lang={langOf(photo.name)}>
        {photo.name}
      </p>
      <Warnings store={control.store} photo={photo} />
      <Controls {...control} />
    </li>
  );
});
