import { PictureOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ChangeEvent, type ReactElement, useRef } from 'react';
import { CameraButton } from '../kit/CameraButton';
import { uploadFileOf } from '../kit/uploadFile';
import { useFocusReturn } from '../kit/useFocusReturn';
import { texts } from '../texts/texts';
import type { PhotoPdfStore } from './PhotoPdfStore';

/** Chrome and Firefox know no media type for HEIC; it can be chosen, and what cannot be drawn is named. */
const PHOTOS = 'image/*,.heic,.heif';

/** The gallery, for several photographs at once, and on phones the camera. */
export const PhotoSources = observer(({ store }: { readonly store: PhotoPdfStore }): ReactElement => {
  const choose = useRef<HTMLButtonElement>(null);
  useFocusReturn(store.adding.isRunning, choose);
  const gallery = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const add = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])];
    // Reset, so that choosing the same photograph again fires change.
    event.target.value = '';
    if (files.length > 0) void store.adding.run(files.map(uploadFileOf));
  };
  return (
    <div className="portal-photo-sources">
      <Button
        ref={choose}
        icon={<PictureOutlined aria-hidden />}
        disabled={store.isBusy}
        onClick={() => gallery.current?.click()}
      >
        {texts().photo.choose}
      </Button>
      <CameraButton disabled={store.isBusy} onPress={() => camera.current?.click()} />
      <input ref={gallery} type="file" accept={PHOTOS} multiple hidden tabIndex={-1} onChange={add} />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        tabIndex={-1}
        onChange={add}
      />
    </div>
  );
});
