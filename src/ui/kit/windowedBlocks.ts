/** A long list is rendered in blocks; these functions say which are in the page and how high the gaps are. */

/** The blocks from `block` up to but excluding `end`, which are not rendered. */
export interface Gap {
  readonly block: number;
  readonly end: number;
}

/** A part of the list: a rendered block or a gap. */
export type Segment =
  | { readonly kind: 'rendered'; readonly block: number }
  | ({ readonly kind: 'gap' } & Gap);

/** The list from top to bottom: the rendered blocks, given in ascending order, and the gaps between them. */
export const segmentsOf = (rendered: readonly number[], blocks: number): readonly Segment[] => {
  const segments: Segment[] = [];
  let next = 0;
  for (const block of [...rendered.filter((one) => one < blocks), blocks]) {
    if (block > next) segments.push({ kind: 'gap', block: next, end: block });
    if (block < blocks) segments.push({ kind: 'rendered', block });
    next = block + 1;
  }
  return segments;
};

/** Height of a block in pixels. */
export type HeightOf = (block: number) => number;

/** Height of a gap in pixels. */
export const heightOfGap = ({ block, end }: Gap, heightOf: HeightOf): number => {
  let height = 0;
  for (let one = block; one < end; one += 1) height += heightOf(one);
  return height;
};

export interface PlacedGap extends Gap {
  /** Pixels from the top of the viewport. */
  readonly top: number;
}

export interface Candidate {
  readonly block: number;
  /** Pixels between the block and the middle of the viewport; 0 when the block covers it. */
  readonly distance: number;
}

/** The block of a gap that is nearest to the middle of the viewport, to be rendered first. */
export const nearestOf = (gap: PlacedGap, heightOf: HeightOf, middle: number): Candidate => {
  let nearest: Candidate = { block: gap.block, distance: Number.POSITIVE_INFINITY };
  let top = gap.top;
  for (let block = gap.block; block < gap.end; block += 1) {
    const bottom = top + heightOf(block);
    const distance = Math.max(top - middle, middle - bottom, 0);
    if (distance < nearest.distance) nearest = { block, distance };
    top = bottom;
  }
  return nearest;
};
