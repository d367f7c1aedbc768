import { type Deployed, type RunningSandbox, startSandbox } from './sandbox.ts';

interface Other {
  readonly key: string;
  readonly sandbox: RunningSandbox;
}

const USUAL = JSON.stringify({});

/**
 * The sandboxes of one worker, each started when a journey first asks for it: the demo's until the worker ends, and one
 * that differs until a journey asks for another, since each takes 180 MB.
 */
export class Sandboxes {
  private usual: RunningSandbox | undefined;
  private other: Other | undefined;

  async of(deployed: Deployed): Promise<RunningSandbox> {
    const key = JSON.stringify(deployed);
    if (key === USUAL) {
      this.usual ??= await startSandbox();
      return this.usual;
    }
    if (this.other?.key !== key) {
      await this.stopOther();
      this.other = { key, sandbox: await startSandbox(deployed) };
    }
    return this.other.sandbox;
  }

  async stop(): Promise<void> {
    await Promise.all([this.usual?.stop(), this.stopOther()]);
  }

  private async stopOther(): Promise<void> {
    const left = this.other;
    this.other = undefined;
    await left?.sandbox.stop();
  }
}
