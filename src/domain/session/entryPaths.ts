export const LOGIN_PATH = '/login';
export const SIGN_UP_PATH = '/signup';
