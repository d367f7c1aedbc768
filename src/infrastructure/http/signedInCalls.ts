export { readingFetch } from './retryPolicy';
export { sendMultipart } from './sendMultipart';
