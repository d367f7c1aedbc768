import { none, some } from 'fp-ts/Option';
import { type MeasuredFile, measureFile } from './measureFile';

addEventListener('message', ({ data }: MessageEvent<MeasuredFile>) => {
  void measureFile(data)
    .then(some, () => none)
    .then((facts) => postMessage(facts));
});
