import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { type Bindings, featureModule } from '../../src/composition/featureModule';

abstract class Lamp {
  abstract shine(): string;
}

abstract class Bell {
  abstract ring(): number;
}

class RedLamp implements Lamp {
  shine(): string {
    return 'red';
  }
}

class LoudBell implements Bell {
  ring(): number {
    return 3;
  }
}

class Door {
  constructor(private readonly deps: { readonly lamp: Lamp; readonly bell: Bell }) {}

  open(): string {
    return `${this.deps.lamp.shine()} ${this.deps.bell.ring()}`;
  }
}

const containerWith = (load: (bindings: Bindings) => void): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(
    featureModule((bindings) => {
      bindings.bindPort(Lamp, RedLamp, {});
      bindings.bindPort(Bell, LoudBell, {});
      load(bindings);
    }),
  );
  return container;
};

const wrong = ({ bindClass, bindPort, bindScreenStore }: Bindings): void => {
  // @ts-expect-error -- the bell is missing
  bindClass(Door, { lamp: Lamp });
  // @ts-expect-error -- a door has no second lamp
  bindClass(Door, { lamp: Lamp, bell: Bell, second: Lamp });
  // @ts-expect-error -- lamp and bell are exchanged
  bindClass(Door, { lamp: Bell, bell: Lamp });
  // @ts-expect-error -- a value is no key
  bindScreenStore(Door, { lamp: new RedLamp(), bell: Bell });
  // @ts-expect-error -- a bell does not shine
  bindPort(Lamp, LoudBell, {});
  // @ts-expect-error -- a red lamp needs nothing
  bindPort(Lamp, RedLamp, { bell: Bell });
};

describe('wiring a feature', () => {
  it('gives each dependency under its name, in whatever order it is written', () => {
    const container = containerWith(({ bindClass }) => void bindClass(Door, { bell: Bell, lamp: Lamp }));
    expect(container.get(Door).open()).toBe('red 3');
  });

  it('keeps one instance for a class, and makes a new store for each screen', () => {
    const shared = containerWith(({ bindClass }) => void bindClass(Door, { lamp: Lamp, bell: Bell }));
    expect(shared.get(Door)).toBe(shared.get(Door));
    const own = containerWith(({ bindScreenStore }) => bindScreenStore(Door, { lamp: Lamp, bell: Bell }));
    expect(own.get(Door)).not.toBe(own.get(Door));
    expect(own.get(Lamp)).toBe(own.get(Lamp));
  });

  it('does not compile with a missing, an extra, a wrong or an exchanged dependency', () => {
    expect(wrong).toBeInstanceOf(Function);
  });
});
