import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import type { UploadFile } from '../../../src/application/ports/UploadFile';
import { FileChoice } from '../../../src/ui/state/FileChoice';

const aFile = (name: string): UploadFile => ({
  name,
  size: 1,
  type: 'application/pdf',
  firstBytes: [1],
  handle: {},
});

describe('FileChoice', () => {
  it('returns the file to a caller that asks before it was read', async () => {
    const choice = new FileChoice();
    const reading = Promise.withResolvers<UploadFile>();
    choice.choose(reading.promise);
    const asked = choice.settled();
    reading.resolve(aFile('form16.pdf'));
    expect(await asked).toEqual(some(aFile('form16.pdf')));
  });

  it('keeps the latest of two files, whichever is read first', async () => {
    const choice = new FileChoice();
    const first = Promise.withResolvers<UploadFile>();
    const second = Promise.withResolvers<UploadFile>();
    choice.choose(first.promise);
    choice.choose(second.promise);
    second.resolve(aFile('second.pdf'));
    await second.promise;
    first.resolve(aFile('first.pdf'));
    await first.promise;
    expect(await choice.settled()).toEqual(some(aFile('second.pdf')));
  });

  it('forgets a file that is still being read', async () => {
    const choice = new FileChoice();
    const reading = Promise.withResolvers<UploadFile>();
    choice.choose(reading.promise);
    choice.forget();
    reading.resolve(aFile('form16.pdf'));
    await reading.promise;
    expect(await choice.settled()).toEqual(none);
  });

  it('holds the chosen file while it is being prepared, and then what came of it [LINE-02]', async () => {
    const choice = new FileChoice();
    const prepared = Promise.withResolvers<UploadFile>();
    choice.choose(Promise.resolve(aFile('me.heic')), () => prepared.promise);
    await Promise.resolve();
    await Promise.resolve();
    expect(choice.file).toEqual(some(aFile('me.heic')));
    prepared.resolve(aFile('me.jpg'));
    expect(await choice.settled()).toEqual(some(aFile('me.jpg')));
  });

  it('holds nothing when the chooser was closed without a file', async () => {
    const choice = new FileChoice();
    choice.choose(Promise.resolve(aFile('form16.pdf')));
    await choice.settled();
    choice.choose(undefined);
    expect(choice.file).toEqual(none);
  });
});
