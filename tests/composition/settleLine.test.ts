import { Container } from 'inversify';
import { afterEach, expect, it } from 'vitest';
import { Connection } from '../../src/application/ports/Connection';
import { settleLine } from '../../src/composition/settleLine';
import { line } from '../../src/ui/state/line';

afterEach(() => line.setDown(false));

it.each([true, false])(
  'What the first screen reads knows whether there is a connection [LINE-03]: %s',
  async (isDown) => {
    const container = new Container();
    container.bind(Connection).toConstantValue({
      isDown: () => Promise.resolve(isDown),
      watch: () => () => undefined,
    });
    line.setDown(!isDown);
    await settleLine(container);
    expect(line.isDown).toBe(isDown);
  },
);
