import { LeftOutlined, MinusOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { isNone, type Option } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import type { CabinetFile } from '../../domain/documents/file';
import { busyIcon } from '../kit/busyIcon';
import { Dialog } from '../kit/Dialog';
import type { Elements } from '../kit/elements';
import { FilePreview } from '../kit/FilePreview';
import { LoadState } from '../kit/LoadState';
import { Message } from '../kit/Message';
import { StillWaiting } from '../kit/StillWaiting';
import { ZoomFrame } from '../kit/ZoomFrame';
import { useStore } from '../state/storeContext';
import { wholePercent } from '../state/wholePercent';
import { texts } from '../texts/texts';
import { CabinetPreviewStore } from './CabinetPreviewStore';
import type { CabinetProps } from './FileRow';
import { useFrameFocus } from './useFrameFocus';
import { usePreviewKeys } from './usePreviewKeys';
import { langOf } from '../kit/langOf';
import './cabinetPreview.css';

interface PartProps extends CabinetProps {
  readonly shown: CabinetPreviewStore;
  readonly file: CabinetFile;
}

interface ToolProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly icon: Elements;
}

const Tool = ({ label, ...button }: ToolProps): ReactElement => (
  <Button type="text" aria-label={label} title={label} {...button} />
);

const Steps = observer(({ view, file }: Pick<PartProps, 'view' | 'file'>): ReactElement | null => {
  const { place } = view;
  if (place === undefined) return null;
  const goTo = (beside: Option<CabinetFile>) => (): void => {
    if (!isNone(beside)) view.preview(beside.value);
  };
  return (
    <div className="portal-preview-steps">
      <Tool
        label={texts().cabinet.previous}
        disabled={isNone(place.previous)}
        onClick={goTo(place.previous)}
        icon={<LeftOutlined aria-hidden />}
      />
      <output>
        <span className="portal-visually-hidden" lang={langOf(file.name)}>
          {file.name}
        </span>{' '}
        <span>{isNone(place.place) ? '' : texts().cabinet.place(place.place.value, place.count)}</span>
      </output>
      <Tool
        label={texts().cabinet.next}
        disabled={isNone(place.next)}
        onClick={goTo(place.next)}
        icon={<RightOutlined aria-hidden />}
      />
    </div>
  );
});

const Zoom = observer(({ shown }: Pick<PartProps, 'shown'>): ReactElement => {
  const disabled = shown.preview.value === undefined;
  return (
    <div className="portal-preview-zoom">
      <Tool
        label={texts().cabinet.zoomOut}
        disabled={disabled}
        onClick={() => shown.zoomOut()}
        icon={<MinusOutlined aria-hidden />}
      />
      <output>{texts().cabinet.zoom(wholePercent(shown.zoom))}</output>
      <Tool
        label={texts().cabinet.zoomIn}
        disabled={disabled}
        onClick={() => shown.zoomIn()}
        icon={<PlusOutlined aria-hidden />}
      />
      <Button type="text" disabled={disabled} onClick={() => shown.fit()}>
        {texts().cabinet.fit}
      </Button>
    </div>
  );
});

const Tools = observer(({ store, view, shown, file }: PartProps): ReactElement => (
  <div className="portal-preview-tools" role="group" aria-label={texts().cabinet.previewTools}>
    <Steps view={view} file={file} />
    <Zoom shown={shown} />
    <Button
      loading={busyIcon(store.downloading.of(file) !== undefined)}
      onClick={() => void store.downloading.run(file)}
    >
      {texts().cabinet.download}
    </Button>
  </div>
));

/** The row that says so stands behind the dialog. */
const Downloading = observer(({ store, file }: PartProps): ReactElement | null => {
  const download = store.downloading.of(file);
  return download === undefined ? null : <StillWaiting command={download} />;
});

const Content = observer(({ store, view, shown, file }: PartProps): ReactElement => {
  if (shown.cannotBeShown)
    return (
      <Message kind="info">
        {view.isFirstPreview && store.isDownloaded(file)
          ? texts().cabinet.downloadedInstead
          : texts().cabinet.notShown}
      </Message>
    );
  return (
    <LoadState
      loadable={shown.preview}
      texts={{ loading: texts().cabinet.previewLoading, failed: () => texts().cabinet.previewFailed }}
    >
      {(preview) => (
        <ZoomFrame
          zoom={shown.zoom}
          onZoom={(zoom) => shown.zoomTo(zoom)}
          label={texts().cabinet.previewFrame}
        >
          <FilePreview preview={preview} title={file.name} notShown={texts().cabinet.notShown} isZoomed />
        </ZoomFrame>
      )}
    </LoadState>
  );
});

const Body = observer((props: PartProps): ReactElement => {
  const { store, view, shown, file } = props;
  const { isFirstPreview, showsPdf } = view;
  const opened = useRef<CabinetFile>(undefined);
  useLayoutEffect(() => {
    if (opened.current === file) return;
    opened.current = file;
    const open = async (): Promise<void> => {
      const isOnlyDownloaded = await shown.open(file, showsPdf);
      if (isOnlyDownloaded && isFirstPreview) await store.downloading.run(file);
    };
    void open();
  }, [store, shown, file, isFirstPreview, showsPdf]);
  usePreviewKeys(view, shown);
  useFrameFocus(file);
  return (
    <div className="portal-preview-body">
      <div className="portal-preview-file">
        <Content {...props} />
      </div>
      <Tools {...props} />
      <Downloading {...props} />
    </div>
  );
});

/** A picture or PDF of the cabinet, shown without leaving the page (VAULT-03). */
export const CabinetPreview = observer(({ store, view }: CabinetProps): ReactElement => {
  const shown = useStore(CabinetPreviewStore);
  const file = view.previewed;
  useEffect(() => () => shown.close(), [shown]);
  return (
    <Dialog
      open={view.isPreviewing}
      title={file && <span lang={langOf(file.name)}>{file.name}</span>}
      className="portal-preview"
      width="min(72rem, 100vw - 16px)"
      footer={null}
      focusable={{ focusTriggerAfterClose: false }}
      onCancel={() => view.closePreview()}
      afterClose={() => view.endPreview()}
    >
      {file !== undefined && <Body store={store} view={view} shown={shown} file={file} />}
    </Dialog>
  );
});
