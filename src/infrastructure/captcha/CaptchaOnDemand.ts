import type { Captcha, CaptchaState } from '../../application/ports/Captcha';

interface OpenForm {
  readonly container: unknown;
  readonly onState: (state: CaptchaState) => void;
  close: () => void;
}

export interface CaptchaOnDemandSettings {
  readonly presentation: Captcha['presentation'];
  readonly load: () => Promise<Captcha>;
  /** Whether the box was ticked when the page reloaded for missing code. */
  readonly wasTicked: () => boolean;
  /** Reloads the page for code that a release has removed; false when a reload cannot help. */
  readonly reload: () => Promise<boolean>;
}

/**
 * The captcha of the deployment, whose code is asked for when a form first needs it and does not delay that form: until
 * it is there, the form shows the box or that the check is loading, and a tick is kept.
 */
export class CaptchaOnDemand implements Captcha {
  readonly presentation: Captcha['presentation'];
  private captcha: Captcha | undefined;
  private form: OpenForm | undefined;
  private isLoading = false;
  private isTicked = false;

  constructor(private readonly settings: CaptchaOnDemandSettings) {
    this.presentation = settings.presentation;
    void this.load();
  }

  open(container: unknown, onState: (state: CaptchaState) => void): () => void {
    if (this.captcha !== undefined) {
      const close = this.captcha.open(container, onState);
      // The code may be there before the form is.
      if (this.settings.wasTicked()) this.start();
      return close;
    }
    const form: OpenForm = { container, onState, close: () => this.leave(form) };
    this.form = form;
    this.wait();
    if (this.settings.wasTicked()) this.start();
    return () => form.close();
  }

  start(): void {
    if (this.captcha !== undefined) {
      this.captcha.start();
      return;
    }
    this.isTicked = !this.isWidget;
    this.form?.onState(this.isWidget ? 'loading' : 'checking');
    void this.load();
  }

  token(): string {
    return this.captcha?.token() ?? '';
  }

  reset(): void {
    if (this.captcha === undefined) this.wait();
    else this.captcha.reset();
  }

  private get isWidget(): boolean {
    return this.presentation === 'widget';
  }

  private wait(): void {
    this.isTicked = false;
    this.form?.onState(this.isWidget ? 'loading' : 'waiting');
    void this.load();
  }

  private leave(form: OpenForm): void {
    if (this.form !== form) return;
    this.form = undefined;
    this.isTicked = false;
  }

  private async load(): Promise<void> {
    if (this.isLoading) return;
    this.isLoading = true;
    try {
      this.hand(await this.settings.load());
    } catch {
      this.isLoading = false;
      await this.fail();
    }
  }

  private hand(captcha: Captcha): void {
    this.captcha = captcha;
    if (this.form === undefined) return;
    this.form.close = captcha.open(this.form.container, this.form.onState);
    if (this.isTicked) captcha.start();
  }

  // A box that nobody has ticked yet tries again when it is.
  private async fail(): Promise<void> {
    const { form } = this;
    if (form === undefined || !(this.isWidget || this.isTicked)) return;
    if (!(await this.settings.reload()) && this.form === form && !this.isLoading) form.onState('failed');
  }
}
