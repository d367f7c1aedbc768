export interface Step {
  readonly name: string;
  /** Steps of any lane that must have succeeded; otherwise this one is not run. */
  readonly needs?: readonly string[];
  /** Steps of other lanes that must have ended, however: this one wants the machine for itself. */
  readonly after?: readonly string[];
}

export interface Done {
  readonly name: string;
  readonly seconds: number;
  readonly result: 'ok' | 'failed' | 'not run';
}

/**
 * Runs the steps of each lane one after the other, and the lanes beside each other, so that one lane uses the
 * cores while another waits. A step that failed stops only those that need it.
 */
export const runLanes = <S extends Step>(
  lanes: readonly (readonly S[])[],
  execute: (step: S) => Promise<boolean>,
): Promise<readonly Done[]> => {
  const runs = new Map<string, Promise<Done>>();

  for (const lane of lanes)
    for (const [at, { name, needs = [] }] of lane.entries())
      if (lane.slice(at).some((later) => needs.includes(later.name)))
        throw new Error(`${name} needs a step that comes later in its own lane.`);

  const run = async (step: S, before: S | undefined): Promise<Done> => {
    const { name, needs = [], after = [] } = step;
    if (before !== undefined) await runOf(before.name);
    await Promise.all(after.map(runOf));
    const needed = await Promise.all(needs.map(runOf));
    if (needed.some(({ result }) => result !== 'ok')) return { name, seconds: 0, result: 'not run' };
    const started = performance.now();
    // A step that throws has failed, and the others are still told of.
    const isOk = await execute(step).catch((fault: unknown) => {
      process.stderr.write(`${name} could not be run: ${String(fault)}\n`);
      return false;
    });
    return { name, seconds: (performance.now() - started) / 1000, result: isOk ? 'ok' : 'failed' };
  };

  const runOf = (name: string): Promise<Done> => {
    const known = runs.get(name);
    if (known !== undefined) return known;
    const lane = lanes.find((steps) => steps.some((step) => step.name === name)) ?? [];
    const at = lane.findIndex((step) => step.name === name);
    const step = lane[at];
    if (step === undefined) throw new Error(`No lane has a step ${name}.`);
    const started = run(step, lane[at - 1]);
    runs.set(name, started);
    return started;
  };

  return Promise.all(lanes.flat().map(({ name }) => runOf(name)));
};
