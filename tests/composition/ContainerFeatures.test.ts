import { Container, type ContainerModule } from 'inversify';
import { describe, expect, it } from 'vitest';
import { ContainerFeatures } from '../../src/composition/ContainerFeatures';

/** A container that fails to take a module as often as it is told to. */
const containerFailing = (failures: number) => {
  const taken: (readonly ContainerModule[])[] = [];
  let left = failures;
  const container = new Container();
  container.load = (...modules: ContainerModule[]) => {
    left -= 1;
    if (left >= 0) throw new Error('missing');
    taken.push(modules);
  };
  return { features: new ContainerFeatures(container), taken };
};

describe('the module of a feature that comes with its screen', () => {
  it('is loaded once, however many parts ask for it', async () => {
    const { features, taken } = containerFailing(0);
    await Promise.all([features.load('pricing'), features.load('pricing')]);
    await features.load('pricing');
    expect(taken).toHaveLength(1);
  });

  it('is loaded at the next visit of its screen when the first one failed', async () => {
    const { features, taken } = containerFailing(1);
    await expect(features.load('pricing')).rejects.toThrow('missing');
    await features.load('pricing');
    expect(taken).toHaveLength(1);
  });

  it('that another feature has brought is not loaded again', async () => {
    const { features, taken } = containerFailing(0);
    await Promise.all([features.load('cabinet'), features.load('payments'), features.load('quotations')]);
    const modules = taken.flat();
    expect(modules).toHaveLength(5);
    expect(new Set(modules).size).toBe(5);
  });
});
