/** The only definition of the portal's colours; a test checks their contrast with the background. */
export interface Palette {
  readonly ink: string;
  readonly inkSecondary: string;
  readonly border: string;
  readonly page: string;
  readonly surface: string;
  /** These three are neutral until the deployment's colour is known (`brandShades`). */
  readonly primary: string;
  readonly primaryHover: string;
  readonly primaryTint: string;
  readonly onPrimary: string;
  readonly accentTint: string;
  readonly accentInk: string;
  readonly success: string;
  readonly successTint: string;
  readonly progress: string;
  readonly progressTint: string;
  /** Fill colours of charts, never used for text (contrast at least 3 on the surface). */
  readonly progressMark: string;
  readonly idle: string;
  readonly idleTint: string;
  readonly idleMark: string;
  readonly error: string;
  readonly errorTint: string;
  /** White in the dark too, as what is printed is. */
  readonly paper: string;
  /** The only shadow, below floating elements. */
  readonly shadow: string;
}

export type Scheme = 'light' | 'dark';

/** What a scheme makes of the brand's colour. */
export type BrandShades = Pick<Palette, 'primary' | 'primaryHover' | 'primaryTint'>;

export const lightPalette: Palette = {
  ink: '#101828',
  inkSecondary: '#475467',
  border: '#e4e7ec',
  page: '#f6f7f9',
  surface: '#ffffff',
  primary: '#475467',
  primaryHover: '#344054',
  primaryTint: '#eef0f3',
  onPrimary: '#ffffff',
  accentTint: '#fff4e0',
  accentInk: '#8a4b00',
  success: '#1f6f43',
  successTint: '#e9f6ee',
  progress: '#8a5300',
  progressTint: '#fff5d6',
  progressMark: '#c28400',
  idle: '#475467',
  idleTint: '#eef0f3',
  idleMark: '#8791a3',
  error: '#b42318',
  errorTint: '#fdecea',
  paper: '#ffffff',
  shadow: 'rgb(16 24 40 / 14%)',
};

export const darkPalette: Palette = {
  ink: '#e6eaf0',
  inkSecondary: '#a9b4c4',
  border: '#2a3648',
  page: '#0d1420',
  surface: '#151e2d',
  primary: '#b3bdcb',
  primaryHover: '#cdd5df',
  primaryTint: '#232e3f',
  onPrimary: '#0d1420',
  accentTint: '#3a2a0c',
  accentInk: '#f5c877',
  success: '#7fd3a2',
  successTint: '#13301f',
  progress: '#f0c36a',
  progressTint: '#372a0e',
  progressMark: '#f0c36a',
  idle: '#b3bdcb',
  idleTint: '#232e3f',
  idleMark: '#66748a',
  error: '#ff9b8f',
  errorTint: '#3b1a18',
  paper: '#ffffff',
  shadow: 'rgb(0 0 0 / 50%)',
};
