import { Container, type ContainerModule } from 'inversify';
import { describe, expect, it } from 'vitest';
import { ContainerParts } from '../../src/composition/ContainerParts';
import { signedInParts } from '../../src/composition/signedInParts';

/** A container that fails to take a module as often as it is told to. */
const containerFailing = (failures: number) => {
  const taken: ContainerModule[] = [];
  let left = failures;
  const container = new Container();
  container.load = (...modules: ContainerModule[]) => {
    left -= 1;
    if (left >= 0) throw new Error('missing');
    taken.push(...modules);
  };
  return { parts: new ContainerParts(container, signedInParts), taken };
};

describe('the modules of a lazy part', () => {
  it('are bound once, however often the part is asked for', async () => {
    const { parts, taken } = containerFailing(0);
    expect(parts.find('searchResults')).toBeUndefined();
    const [one, other] = await Promise.all([parts.load('searchResults'), parts.load('searchResults')]);
    expect([other, await parts.load('searchResults'), parts.find('searchResults')]).toEqual([one, one, one]);
    expect(taken).toHaveLength(1);
  });

  it('are bound by the next visit when the first one failed', async () => {
    const { parts, taken } = containerFailing(1);
    await expect(parts.load('searchResults')).rejects.toThrow('missing');
    expect(parts.find('searchResults')).toBeUndefined();
    await parts.load('searchResults');
    expect(taken).toHaveLength(1);
  });

  it('are not bound again where another part has brought them', async () => {
    const { parts, taken } = containerFailing(0);
    await Promise.all([
      parts.load('cabinetZip'),
      parts.load('cabinetPreview'),
      parts.load('payments'),
      parts.load('quotation'),
    ]);
    expect(taken).toHaveLength(7);
    expect(new Set(taken).size).toBe(7);
  });

  it('rejects a part that the container does not have', async () => {
    const parts = new ContainerParts(new Container(), {});
    await expect(parts.load('signUp')).rejects.toThrow('no part signUp');
  });
});
