import { isNone } from 'fp-ts/Option';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import type { UnsentFiles } from '../../application/ports/UnsentFiles';
import type { UploadFile } from '../../application/ports/UploadFile';
import type { UserId } from '../../domain/session/user';

interface Kept {
  readonly owner: UserId;
  readonly files: readonly UploadFile[];
}

// Outside the class, because each sign-in makes its own objects; a chosen file lives no longer than its page.
let kept: Kept | undefined = undefined;

/** Kept in the memory of this page, and nowhere on the device. */
export class TabUnsentFiles implements UnsentFiles {
  constructor(private readonly deps: { readonly session: SessionStorage }) {}

  keep(files: readonly UploadFile[]): void {
    const user = this.deps.session.user();
    kept = isNone(user) ? undefined : { owner: user.value.id, files };
  }

  take(): readonly UploadFile[] {
    const user = this.deps.session.user();
    const files = !isNone(user) && kept?.owner === user.value.id ? kept.files : [];
    kept = undefined;
    return files;
  }
}
