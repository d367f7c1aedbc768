import { none, some } from 'fp-ts/Option';
import { type Fetching, type MeasuredFile, measureFile } from './measureFile';

const tell = (isFetching: boolean): void => postMessage(isFetching);

const fetching: Fetching = async (load) => {
  tell(true);
  try {
    return await load();
  } finally {
    tell(false);
  }
};

addEventListener('message', ({ data }: MessageEvent<MeasuredFile>) => {
  tell(false);
  void measureFile(data, fetching)
    .then(some, () => none)
    .then((facts) => postMessage(facts));
});
