/** In the place of a package whose default a library imports and the portal never calls. */
export default undefined;
