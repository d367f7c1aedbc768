import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import type { Timer } from '../../../src/application/ports/Timer';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { StepsState } from '../../../src/ui/work/StepsState';
import { WorkStore } from '../../../src/ui/work/WorkStore';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { PromptTimer } from '../../doubles/PromptTimer';
import { aTask } from '../../domain/work/aTask';
import { renderWith } from '../support/renderWith';

const tasks = Array.from({ length: 7 }, (_, index) => aTask({ id: String(index + 1) }));
const ids = tasks.map(({ id }) => id);
const first = aTask({ id: '1' });

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const aStore = (
  work: InMemoryWorkGateway,
  timer: Timer = new PromptTimer(),
  files = new InMemoryFileGateway(),
): WorkStore =>
  new WorkStore({
    work,
    files,
    timer,
  });

const enter = async () => {
  const work = new InMemoryWorkGateway(tasks);
  work.holdsAnswers = true;
  const store = aStore(work);
  store.enter();
  await settled();
  return { work, store };
};

describe('the documents of tasks', () => {
  it('are asked for in one go with the steps, so that an adapter may read them together', async () => {
    const work = new InMemoryWorkGateway(tasks);
    work.holdsAnswers = true;
    const files = new InMemoryFileGateway();
    const timer = new InMemoryTimer();
    aStore(work, timer, files).enter();
    await settled();
    timer.pass(0);
    expect([work.asked, files.asked]).toEqual([ids, ids]);
  });

  it('are read once, also where only a card in view asks for them, which the adapter is told', async () => {
    const files = new InMemoryFileGateway();
    const work = new InMemoryWorkGateway();
    const store = aStore(work, new PromptTimer(), files);
    store.enter();
    await expect.poll(() => store.tasks.isLoading).toBe(false);
    for (const isInView of [true, false, true]) store.setInView(first, isInView);
    await expect.poll(() => store.documentsOf(first).state.kind).toBe('loaded');
    store.setInView(first, true);
    expect([files.asked, [...work.inView]]).toEqual([['1'], ['1']]);
    store.setInView(first, false);
    expect(work.inView.size).toBe(0);
  });

  it('are not read for a task that wants none', async () => {
    const files = new InMemoryFileGateway();
    const done = aTask({ id: '1', status: 'completed' });
    const store = aStore(new InMemoryWorkGateway([done]), new PromptTimer(), files);
    store.enter();
    await expect.poll(() => store.isSettled(done)).toBe(true);
    expect(files.asked).toEqual([]);
  });

  it('count as unknown while they are read again', async () => {
    const files = new InMemoryFileGateway();
    files.documentsFailure = gatewayError('ServerFault');
    const store = aStore(new InMemoryWorkGateway([first]), new PromptTimer(), files);
    store.enter();
    await expect.poll(() => store.isSettled(first)).toBe(true);
    expect(store.documentsOf(first).state.kind).toBe('failed');
    const gate = Promise.withResolvers<void>();
    files.documentsGate = gate.promise;
    files.documentsFailure = undefined;
    void store.documentsOf(first).load();
    expect(store.isSettled(first)).toBe(false);
    gate.resolve();
    await expect.poll(() => store.isSettled(first)).toBe(true);
    expect(store.documentsOf(first).state.kind).toBe('loaded');
  });
});

describe('a dashboard that is left', () => {
  it('cancels the calls under way, and makes them again when it is opened again', async () => {
    const { work, store } = await enter();
    store.leave();
    await settled();
    expect([work.underWay, work.asked.length]).toEqual([[], tasks.length]);
    expect(tasks.map((task) => store.stepsOf(task).state.kind)).toEqual(tasks.map(() => 'idle'));
    store.enter();
    await settled();
    expect(work.underWay).toEqual(ids);
  });

  it('keeps the steps that it has, and does not read failed ones again by itself', async () => {
    const { work, store } = await enter();
    work.failingSteps.add('1');
    for (const id of ['1', '2']) work.letGo(id);
    await settled();
    store.leave();
    store.enter();
    await settled();
    expect(['1', '2'].map((id) => store.stepsOf(aTask({ id })).state.kind)).toEqual(['failed', 'loaded']);
    expect(work.asked.filter((id) => id === '1' || id === '2')).toEqual(['1', '2']);
  });

  it('reads no steps for tasks that arrive late', async () => {
    const work = new InMemoryWorkGateway(tasks);
    const store = aStore(work);
    store.enter();
    store.leave();
    await settled();
    expect(store.tasks.value).toHaveLength(tasks.length);
    expect(work.asked).toEqual([]);
  });
});

const arrived = async () => {
  const work = new InMemoryWorkGateway(tasks);
  const timer = new InMemoryTimer();
  const store = aStore(work, timer);
  store.enter();
  await settled();
  return { work, timer, store };
};

describe('the steps of tasks that have arrived', () => {
  it('are asked for after the cards were rendered', async () => {
    const { work, timer, store } = await arrived();
    expect([store.tasks.value, work.asked]).toEqual([tasks, []]);
    timer.pass(0);
    await settled();
    expect(work.asked).toEqual(tasks.map(({ id }) => id));
  });

  it('are not asked for once the customer has left', async () => {
    const { work, timer, store } = await arrived();
    store.leave();
    timer.pass(0);
    await settled();
    expect([timer.count, work.asked]).toEqual([0, []]);
  });

  it('are not asked for after that for an earlier answer either', async () => {
    const { work, timer, store } = await arrived();
    await store.tasks.reload();
    store.leave();
    timer.pass(0);
    await settled();
    expect([timer.count, work.asked]).toEqual([0, []]);
  });
});

describe('the steps of many tasks, some of which get no response', () => {
  it('show that the customer stopped waiting, not a failure, and load again on request', async () => {
    const { work, store } = await enter();
    store.stepsOf(first).stop();
    await settled();
    expect(store.stepsOf(first).state).toEqual({ kind: 'stopped' });
    const { user } = renderWith(
      <StepsState task={first} store={store} skeleton={null}>
        {() => <p>The steps</p>}
      </StepsState>,
      { stores: new Map(), at: '/', path: '/' },
    );
    expect(screen.getByText('Loading cancelled.')).toBeTruthy();
    for (const { id } of tasks) work.letGo(id);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    work.letGo('1');
    expect(await screen.findByText('The steps')).toBeTruthy();
  });
});
