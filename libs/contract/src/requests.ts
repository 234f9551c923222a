/** The classes that parse what comes in. */
export * from './accounts.requests';
export * from './conversations.requests';
export * from './memories.requests';
export * from './souls.requests';
