/** An element of a page, as the engine's protocol names it. */
export type Handle = Readonly<Record<string, unknown>>;

/** One device of the W3C actions, which both protocols take in the same form. */
export interface Device {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

/** The page of an engine that a journey sees. */
export interface Tab {
  open(address: string): Promise<void>;
  /** The result of an expression in the page, awaited; it travels as JSON. */
  ask(expression: string): Promise<unknown>;
  /** The element that an expression in the page gives. */
  handleOf(expression: string): Promise<Handle>;
  act(device: Device): Promise<void>;
  /** Gives files to a file input, as its dialog would. */
  giveFiles(input: Handle, paths: readonly string[]): Promise<void>;
  picture(): Promise<Buffer>;
  /** The page in the only frame of this one. */
  frame(): Promise<Tab>;
  /** Errors that the engine itself has told of since they were last asked for. */
  newFaults(): readonly string[];
}

export interface SecondTab {
  readonly tab: Tab;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly version: string;
  /** Where its downloads arrive. */
  readonly downloads: string;
  /** A tab in front of all others, for one journey; it may be that of the last one, which has left nothing there. */
  newTab(): Promise<Tab>;
  /** A second window beside that tab, with the same local storage; the journey closes it. */
  openBeside(): Promise<SecondTab>;
  stop(): Promise<void>;
}
