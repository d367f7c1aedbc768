/** The one client that each gateway sends its calls by, and its key in the container; that of another backend takes its place here. */
export { ApiClient as Client } from '../infrastructure/http/ApiClient';
