import { isNone } from 'fp-ts/Option';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import type { UnsentFiles, UnsentPlace } from '../../application/ports/UnsentFiles';
import type { UploadFile } from '../../application/ports/UploadFile';
import type { UserId } from '../../domain/session/user';

interface Kept {
  readonly owner: UserId;
  readonly files: ReadonlyMap<UnsentPlace, readonly UploadFile[]>;
}

// Outside the class, because each sign-in makes its own objects; a chosen file lives no longer than its page.
let kept: Kept | undefined = undefined;

/** Kept in the memory of this page, and nowhere on the device. */
export class TabUnsentFiles implements UnsentFiles {
  constructor(private readonly deps: { readonly session: SessionStorage }) {}

  keep(at: UnsentPlace, files: readonly UploadFile[]): void {
    this.change((before) => new Map([...before, [at, files]]));
  }

  take(at: UnsentPlace): readonly UploadFile[] {
    const files = this.own().get(at) ?? [];
    this.change((before) => new Map([...before].filter(([place]) => place !== at)));
    return files;
  }

  /** Those of this customer. */
  private own(): Kept['files'] {
    const user = this.deps.session.user();
    return !isNone(user) && kept?.owner === user.value.id ? kept.files : new Map();
  }

  private change(next: (before: Kept['files']) => Kept['files']): void {
    const user = this.deps.session.user();
    kept = isNone(user) ? undefined : { owner: user.value.id, files: next(this.own()) };
  }
}
