/** Jest's global teardown, beside its setup: a module has one default. */
export { teardown as default } from './database.mjs';
