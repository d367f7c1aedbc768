import { getOrElse, isSome, map, none, type Option } from 'fp-ts/Option';
import type { TypedFields } from '../../domain/typed/typedFields';
import { type KeptForm, typedAt, withForm } from './keptForm';
import { type User, type UserId, userId } from '../../domain/session/user';
import type { Clock } from '../ports/Clock';
import type { FormStorage } from '../ports/FormStorage';
import type { SessionStorage } from '../ports/SessionStorage';

/** Reads a form: what it shows now, or none when nothing typed waits in it. */
type ReadForm = () => Option<TypedFields>;

type LeftForm = Omit<KeptForm, 'typed'> & { readonly typed: Option<TypedFields> };

/**
 * Keeps what is typed into the forms of the open screen when something cuts them off: a session that ended (LINE-06), code
 * that a release has removed (LINE-01), a page that is loaded again. Until then nothing leaves the page's memory.
 */
export class KeptForms {
  private readonly open = new Map<string, ReadForm>();
  /** The form that was left last: its customer may have gone to a screen whose code is missing. */
  private left: LeftForm | undefined;
  private isKeeping = false;
  /** What was kept before the page was hidden; undefined while it is seen. */
  private beforeHiding: readonly KeptForm[] | undefined;

  constructor(
    private readonly deps: {
      readonly storage: FormStorage;
      readonly session: SessionStorage;
      readonly clock: Clock;
    },
  ) {}

  /** A form at an address opens: from now on it is kept when it is cut off. Returns what was kept of it, once. */
  join(address: string, read: ReadForm): Option<TypedFields> {
    this.open.set(address, read);
    return this.take(address);
  }

  /** What was kept of a form that does not open itself, once. */
  take(address: string): Option<TypedFields> {
    const { storage } = this.deps;
    const all = storage.all();
    const form = { ...this.here(address), typed: none };
    const typed = typedAt(all, form);
    if (all.length > 0) storage.keep(withForm(all, form));
    return typed;
  }

  /** The form at an address closes. */
  leave(address: string): void {
    const read = this.open.get(address);
    if (read === undefined) return;
    this.open.delete(address);
    this.left = { ...this.here(address), typed: read() };
    if (this.isKeeping) this.write([this.left]);
  }

  /** Keeps every open form, and the one that was left last; one that has been used by now is forgotten. */
  keep(): void {
    this.isKeeping = true;
    this.write(this.forms());
  }

  /** Keeps them when the session has ended: nothing can be sent, so a form that was closed since is kept as it was. */
  keepForNextSession(): void {
    this.write(this.forms().filter(({ typed }) => isSome(typed)));
  }

  /**
   * Keeps the open forms while the page is hidden: a phone throws a hidden page away without another word, and a reload
   * hides it first.
   */
  hide(): void {
    const { storage } = this.deps;
    this.beforeHiding ??= storage.all();
    const typed = this.openForms().filter((form) => isSome(form.typed));
    storage.keep(typed.reduce(withForm, this.beforeHiding));
  }

  /** A form has changed by itself, which may be while the page is hidden. */
  changed(): void {
    if (this.beforeHiding !== undefined) this.hide();
  }

  /** The hidden page goes on with its forms in memory; a storage that was emptied meanwhile stays empty. */
  show(): void {
    const before = this.beforeHiding;
    this.beforeHiding = undefined;
    if (before !== undefined && this.deps.storage.all().length > 0) this.deps.storage.keep(before);
  }

  private openForms(): readonly LeftForm[] {
    return [...this.open].map(([address, read]) => ({ ...this.here(address), typed: read() }));
  }

  private forms(): readonly LeftForm[] {
    const open = this.openForms();
    return this.left === undefined ? open : [this.left, ...open];
  }

  private write(forms: readonly LeftForm[]): void {
    const { storage } = this.deps;
    storage.keep(forms.reduce(withForm, storage.all()));
  }

  private here(address: string): Omit<KeptForm, 'typed'> {
    return { customer: this.customer(), address, at: this.deps.clock.device() };
  }

  private customer(): UserId {
    return getOrElse(() => userId(''))(map((user: User) => user.id)(this.deps.session.user()));
  }
}
