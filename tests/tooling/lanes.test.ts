import { describe, expect, it } from 'vitest';
import { runLanes, type Step } from '../../scripts/lanes.ts';

const LANES: readonly (readonly Step[])[] = [
  [{ name: 'types' }, { name: 'rules' }, { name: 'contract', needs: ['sandbox'] }],
  [{ name: 'build' }, { name: 'sandbox' }, { name: 'journeys', needs: ['build', 'sandbox'] }],
];

/** Runs the lanes with steps that end when the test says so. */
const started = (failing: readonly string[] = []) => {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const done = runLanes(LANES, ({ name }) => {
    log.push(name);
    return new Promise<boolean>((resolve) => ends.set(name, () => resolve(!failing.includes(name))));
  });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { log, end, done };
};

describe('The lanes of npm test', () => {
  it('run beside each other, each step after the one before it and after what it needs', async () => {
    const { log, end, done } = started();
    await end('');
    expect(log).toEqual(['types', 'build']);
    await end('types');
    await end('rules');
    expect(log).toEqual(['types', 'build', 'rules']);
    await end('build');
    expect(log).toEqual(['types', 'build', 'rules', 'sandbox']);
    await end('sandbox');
    expect(log.slice(4).toSorted()).toEqual(['contract', 'journeys']);
    await end('contract');
    await end('journeys');
    expect((await done).map(({ name, result }) => `${name} ${result}`)).toEqual(
      LANES.flat().map(({ name }) => `${name} ok`),
    );
  });

  it('go on after a step that failed, but not with those that need it', async () => {
    const { log, end, done } = started(['types', 'build']);
    for (const name of ['', 'types', 'build', 'rules', 'sandbox', 'contract']) await end(name);
    expect(log).not.toContain('journeys');
    expect((await done).map(({ name, result }) => [name, result])).toEqual([
      ['types', 'failed'],
      ['rules', 'ok'],
      ['contract', 'ok'],
      ['build', 'failed'],
      ['sandbox', 'ok'],
      ['journeys', 'not run'],
    ]);
  });

  it('begin a step after one of another lane that has failed', async () => {
    const lanes = [[{ name: 'contract' }], [{ name: 'journeys', after: ['contract'] }]];
    const log: string[] = [];
    const done = await runLanes(lanes, async ({ name }) => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve));
      log.push(`${name} ends`);
      return name !== 'contract';
    });
    expect(log).toEqual(['contract begins', 'contract ends', 'journeys begins', 'journeys ends']);
    expect(done.map(({ result }) => result)).toEqual(['failed', 'ok']);
  });

  it('tell of the others when a step cannot be run', async () => {
    const lanes = [[{ name: 'types' }, { name: 'rules' }]];
    const done = await runLanes(lanes, ({ name }) =>
      name === 'types' ? Promise.reject(new Error('no such program')) : Promise.resolve(true),
    );
    expect(done.map(({ name, result }) => `${name} ${result}`)).toEqual(['types failed', 'rules ok']);
  });

  it('refuse a step that waits for a later one of its own lane', () => {
    const lanes = [[{ name: 'journeys', needs: ['build'] }, { name: 'build' }]];
    expect(() => runLanes(lanes, async () => true)).toThrow('journeys needs a step that comes later');
  });

  it('refuse a need that is no step', async () => {
    const lanes = [[{ name: 'contract', needs: ['nothing'] }]];
    await expect(runLanes(lanes, async () => true)).rejects.toThrow('No lane has a step nothing.');
  });
});
