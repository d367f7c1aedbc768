import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { heicBytes } from '../../domain/documents/someBytes';
import { aChosenFile } from '../../doubles/aChosenFile';
import { InMemoryFileCheck } from '../../doubles/InMemoryFileCheck';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryJpegMaker } from '../../doubles/InMemoryJpegMaker';
import { uploadPlaces } from '../../doubles/uploadPlaces';

const heic = aChosenFile('jpeg', { name: 'IMG_1.heic', type: '', firstBytes: heicBytes() });
const jpeg = aChosenFile('jpeg', { name: 'IMG_1.jpg' });

const aPlace = () => {
  const jpegs = new InMemoryJpegMaker();
  const { list } = uploadPlaces(new InMemoryFileGateway(), new InMemoryFileCheck(), jpegs);
  const send = () => list.sending.run(() => undefined);
  const states = () => list.queue.files.map(({ file, status }) => [file.name, status.kind]);
  return { jpegs, list, send, states };
};

describe('a HEIC photo that is chosen as a document', () => {
  it('is sent as a JPEG where the browser can draw it, in its turn', async () => {
    const { jpegs, list, send, states } = aPlace();
    jpegs.made = right(jpeg);
    list.add([heic, aChosenFile('pdf')].map((file) => Promise.resolve(file)));
    await send();
    expect(states()).toEqual([
      ['IMG_1.jpg', 'sent'],
      ['some.pdf', 'sent'],
    ]);
    expect(jpegs.asked).toEqual([{ longSide: 4032, file: heic }]);
  });

  it('is refused as what it is where the browser cannot', async () => {
    const { jpegs, list, send, states } = aPlace();
    jpegs.made = left({ kind: 'Unreadable' });
    list.replace(Promise.resolve(heic));
    await send();
    expect(states()).toEqual([['IMG_1.heic', 'refused']]);
  });

  it('alone is drawn: a JPEG is sent as it is', async () => {
    const { jpegs, list, send, states } = aPlace();
    list.add([Promise.resolve(jpeg)]);
    await send();
    expect(states()).toEqual([['IMG_1.jpg', 'sent']]);
    expect(jpegs.asked).toEqual([]);
  });
});
