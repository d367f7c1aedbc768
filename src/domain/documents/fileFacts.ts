import type { Option } from 'fp-ts/Option';

/**
 * What a picture looks like when its long side has at most 1,000 pixels. Detail and sharpness are those of the tiles that
 * have most to show, so that an empty margin or a desk around a card counts for nothing.
 */
export interface PictureLook {
  /** The grey, 0 to 255, that 98 % of the picture do not exceed: how light the paper is. */
  readonly lightest: number;
  /** The standard deviation of grey within a tile, 0 to 128: how much there is to see. */
  readonly detail: number;
  /** How many in a thousand pixels belong to thin dark strokes, such as those of a pen. */
  readonly ink: number;
  /** How suddenly light turns dark: the deviation of the Laplacian as a share of the picture's contrast, 0 to about 1. */
  readonly sharpness: number;
  /** The height of the middle one of its letters in pixels of the picture as it was drawn; none where it shows no print. */
  readonly letterHeight: Option<number>;
}

/** Width and height in pixels, as the picture is shown; what it looks like, unless it could not be drawn. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly look: Option<PictureLook>;
}

/** What was measured in a chosen file; nothing of it refuses the file. */
export interface FileFacts {
  /** SHA-256 of all bytes in hexadecimal digits; none where the browser computes none. */
  readonly digest: Option<string>;
  /** Whether it opens with a password only. */
  readonly needsPassword: boolean;
  /** Whether it opens for those alone whom it was protected for, as by their certificates. */
  readonly isForOthersOnly: boolean;
  /** Whether its end is missing. */
  readonly isCutOff: boolean;
  /** Whether this device could not open it, as with damaged data. */
  readonly isUnopenable: boolean;
  /** Whether it is called a workbook, and is none. */
  readonly isNoWorkbook: boolean;
  readonly picture: Option<PictureFacts>;
  /** The number of a PDF's pages; none for other kinds, and where it cannot be told. */
  readonly pages: Option<number>;
}
