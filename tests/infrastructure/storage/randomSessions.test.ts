import { describe, expect, it } from 'vitest';
import { Random } from '../../application/random/random';
import { SharedBrowser } from './SharedBrowser';
import { seeds } from '../../runs';

const SEEDS = seeds(200);
const ACTIONS = 60;

const live = (seed: number): readonly string[] => {
  localStorage.clear();
  sessionStorage.clear();
  const random = new Random(seed);
  const browser = new SharedBrowser(random);
  const done: string[] = [];
  for (let count = 0; count < ACTIONS; count += 1) {
    const offered = browser.offered();
    const name = random.oneOf(Object.keys(offered));
    done.push(name);
    offered[name]?.();
    const wrong = browser.broken();
    if (wrong.length > 0) return [...wrong, `after ${done.join(' ')}`];
  }
  return [];
};

describe('two customers who share a browser, in two tabs', () => {
  it(`find what each kept, and nothing of the other, in ${SEEDS.length} sessions of ${ACTIONS} actions [DUE-04] [LINE-06]`, () => {
    for (const seed of SEEDS) expect(live(seed), `seed ${seed}`).toEqual([]);
  });
});
