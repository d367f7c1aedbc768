import { describe, expect, it } from 'vitest';
import { RECENT_BLOGS } from '../../src/domain/blogs/blog';
import { SUCCESS_DIALOG_MS } from '../../src/domain/cart/defaults';
import { CABINET_RELOAD_MS, MAX_UPLOAD_BYTES, TASK_MESSAGE_MS } from '../../src/domain/documents/limits';
import { cabinetPolicy, taskPolicy } from '../../src/domain/documents/uploadPolicy';
import { DASHBOARD_REQUESTS } from '../../src/domain/quotations/limits';
import { CHAT_PROPERTIES_DELAY_MS } from '../../src/domain/session/limits';

describe('business constants that span features', () => {
  it('are timers of 3 s for dialogs and the cabinet, 5 s and 1 s [CONF-03]', () => {
    expect(SUCCESS_DIALOG_MS).toBe(3000);
    expect(CABINET_RELOAD_MS).toBe(3000);
    expect(TASK_MESSAGE_MS).toBe(5000);
    expect(CHAT_PROPERTIES_DELAY_MS).toBe(1000);
  });

  it('are limits of 20971520 bytes an upload, 4 blogs on page 1 and 3 requests on the dashboard [CONF-04]', () => {
    expect(MAX_UPLOAD_BYTES).toBe(20_971_520);
    expect([cabinetPolicy.maxBytes, taskPolicy.maxBytes]).toEqual([MAX_UPLOAD_BYTES, MAX_UPLOAD_BYTES]);
    expect(RECENT_BLOGS).toEqual({ page: 1, limit: 4 });
    expect(DASHBOARD_REQUESTS).toBe(3);
  });
});
