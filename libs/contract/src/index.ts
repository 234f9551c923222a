/** What crosses a border, without the validating classes: small enough for a browser. Those are in `@kinloom/contract/requests`. */
export * from './accounts';
export * from './conversations';
export * from './errors';
export * from './events';
export * from './jobs';
export * from './limits';
export * from './routes';
export * from './screens';
export * from './souls';
export * from './system';
export * from './texts';
export * from './memories';
export * from './self';
