import { describe, expect, it } from 'vitest';
import { CABINET_RELOAD_MS, MAX_UPLOAD_BYTES, TASK_MESSAGE_MS } from '../../../src/domain/documents/limits';

describe('limits of documents', () => {
  it('are 20971520 bytes an upload, 3 s before the cabinet reloads and 5 s for a task message', () => {
    expect([MAX_UPLOAD_BYTES, CABINET_RELOAD_MS, TASK_MESSAGE_MS]).toEqual([20_971_520, 3000, 5000]);
    expect(MAX_UPLOAD_BYTES).toBe(20 * 1024 * 1024);
  });
});
