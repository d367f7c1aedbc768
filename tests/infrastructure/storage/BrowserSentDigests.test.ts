import { browserSession } from '../support/browserSession';
import { describe, expect, it } from 'vitest';
import { taskId } from '../../../src/domain/work/task';
import { BrowserSentDigests } from '../../../src/infrastructure/storage/BrowserSentDigests';

const [task, other] = [taskId('3'), taskId('4')];

describe('the digests of the files that were sent from this tab', () => {
  it('are kept by task, each once, and outlive the page [CHECK-01]', () => {
    const sent = new BrowserSentDigests();
    expect(sent.digestsFor(task)).toEqual([]);
    sent.add(task, 'ab');
    sent.add(task, 'cd');
    sent.add(task, 'ab');
    sent.add(other, 'ef');
    expect(new BrowserSentDigests().digestsFor(task)).toEqual(['ab', 'cd']);
    expect(new BrowserSentDigests().digestsFor(other)).toEqual(['ef']);
  });

  it('are forgotten at log-out', () => {
    new BrowserSentDigests().add(task, 'ab');
    browserSession().leave();
    expect(new BrowserSentDigests().digestsFor(task)).toEqual([]);
  });

  it('count as none where the entry cannot be read', () => {
    sessionStorage.setItem('portal.sentFiles', '{"3":"ab"}');
    expect(new BrowserSentDigests().digestsFor(task)).toEqual([]);
  });
});
