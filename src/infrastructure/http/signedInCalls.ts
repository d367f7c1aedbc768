export { readingFetch } from './retryPolicy';
export { sendMultipart } from './sendMultipart';
export { spacedFetch } from './spacedFetch';
