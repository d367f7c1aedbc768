import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, type RefCallback, useMemo } from 'react';
import type { QueuedChosen } from '../../application/documents/SendWaiting';
import type { UploadFile } from '../../application/ports/UploadFile';
import type { TaskDocument } from '../../domain/documents/file';
import { isPicture } from '../../domain/documents/fileKind';
import { Field } from '../kit/Field';
import '../kit/choice.css';
import { MarkedWords } from '../kit/MarkedWords';
import { texts } from '../texts/texts';
import { type QueueOfRow, QueuedFileRow, type RowStanding } from './QueuedFileRow';
import type { TaskPapers } from './TaskPapers';

interface PaperProps {
  readonly papers: TaskPapers;
  readonly queued: QueuedChosen;
  /** The documents that take a file. */
  readonly free: readonly TaskDocument[];
}

/** Gives the picture an address within this page, for as long as it is there. */
const showing =
  (file: Blob): RefCallback<HTMLImageElement> =>
  (picture) => {
    if (picture === null) return undefined;
    picture.src = URL.createObjectURL(file);
    return () => URL.revokeObjectURL(picture.src);
  };

/** A phone names its photographs by number alone, so that only the picture tells which is which. */
const Picture = observer(({ file }: { readonly file: QueuedChosen['file'] }): ReactElement | null => {
  const { handle } = file;
  const show = useMemo(() => (handle instanceof Blob ? showing(handle) : undefined), [handle]);
  return show !== undefined && isPicture(file) ? (
    <img ref={show} className="portal-paper-picture" alt="" decoding="async" />
  ) : null;
});

/** What keeps the file from being sent as what it is said to be. */
const whyNot = ({ papers, queued: { id } }: PaperProps): string => {
  const name = papers.documentOf(id)?.name ?? '';
  switch (papers.standingOf(id)) {
    case 'twoForOne':
      return texts().papers.twoForOne(name);
    case 'hasFile':
      return texts().papers.hasFile(name);
    case 'noDocument':
    case 'noneLeft':
    case 'ready':
      return '';
  }
};

/** Which document the file is; it cannot be changed while the file is on its way. */
const Which = observer((props: PaperProps): ReactElement => {
  const { papers, queued, free } = props;
  const { id, file, status } = queued;
  const chosen = papers.documentOf(id);
  const others = chosen === undefined || free.includes(chosen) ? [] : [chosen];
  const options = [...others, ...free];
  return (
    <div className="portal-choice portal-paper-which">
      <Field
        label={<MarkedWords text={texts().papers.which(file.name)} words={[file.name]} />}
        error={whyNot(props)}
        isLive={false}
      >
        <select
          disabled={status.kind === 'waiting' || status.kind === 'sending'}
          value={chosen?.id ?? ''}
          onChange={({ target: { value } }) =>
            papers.choose(id, options.find((document) => document.id === value)?.id)
          }
        >
          <option value="">{texts().papers.choose}</option>
          {options.map((document) => (
            <option key={document.id} value={document.id}>
              {document.name}
            </option>
          ))}
        </select>
      </Field>
    </div>
  );
});

/** What the file is, or that no document is left for it, until it is sent. */
const Asked = observer((props: PaperProps): ReactElement | null => {
  const { papers, queued } = props;
  const { id, status } = queued;
  if (status.kind === 'sent' || status.kind === 'refused') return null;
  return papers.standingOf(id) === 'noneLeft' ? <p>{texts().papers.noneLeftWay}</p> : <Which {...props} />;
});

const Sent = observer(({ papers, queued: { id } }: PaperProps): ReactElement | null => {
  const document = papers.documentOf(id);
  return document === undefined ? null : (
    <p className="portal-paper-sent">
      <MarkedWords text={texts().papers.sentAs(document.name)} words={[document.name]} />
    </p>
  );
});

/** Where a file stands that waits for the press: asked about, warned of, ready, or without a document. */
const rowStanding = ({ papers, queued: { id, file, status } }: PaperProps): RowStanding | undefined => {
  if (status.kind !== 'held') return undefined;
  const standing = papers.standingOf(id);
  if (standing === 'noneLeft') return standing;
  if (standing !== 'ready') return 'asked';
  return papers.list.findings.of(file).warnings.length > 0 ? undefined : 'ready';
};

/** Pictures that are the pages of one document. */
export interface PagesOfPaper {
  readonly document: TaskDocument;
  readonly photos: readonly UploadFile[];
}

interface OnePdfProps extends PaperProps {
  readonly onOnePdf: (pages: PagesOfPaper, button: HTMLElement) => void;
}

/** The way on for two sides of one paper: a document takes one file. */
const OnePdf = observer(({ papers, queued: { id }, onOnePdf }: OnePdfProps): ReactElement | null => {
  const document = papers.documentOf(id);
  const photos = papers.pagesOf(id);
  return document === undefined || photos.length === 0 ? null : (
    <div className="portal-paper-pages">
      <p>{texts().papers.pagesOfOne}</p>
      <Button
        size="small"
        icon={<FilePdfOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onOnePdf({ document, photos }, currentTarget)}
      >
        {texts().papers.onePdf(photos.length)}
      </Button>
    </div>
  );
});

interface PaperRowProps extends OnePdfProps {
  readonly store: QueueOfRow;
}

/** One file of 'Add papers': its picture, which document it is, where it stands, and what can be done about it (PAPER-04). */
export const PaperRow = observer(({ store, ...paper }: PaperRowProps): ReactElement => {
  const { papers, queued } = paper;
  const { id, file, status } = queued;
  return (
    <QueuedFileRow
      store={store}
      queued={queued}
      picture={<Picture file={file} />}
      standing={rowStanding(paper)}
      isAsked={papers.standingOf(id) !== 'ready'}
    >
      {status.kind === 'sent' && <Sent {...paper} />}
      <Asked {...paper} />
      <OnePdf {...paper} />
    </QueuedFileRow>
  );
});
