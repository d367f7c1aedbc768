import './mainLink.css';

/** The class of a link that is the next step and looks like a button. */
export const MAIN_LINK = 'portal-main-link';
