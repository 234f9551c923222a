/** The classes that parse what comes in. */
export * from './accounts.requests';
export * from './administration.requests';
export * from './agents.requests';
export * from './care.requests';
export * from './conversations.requests';
export * from './insight.requests';
export * from './memories.requests';
export * from './offerings.requests';
export * from './security-log.requests';
export * from './settings.requests';
export * from './shared-memories.requests';
export * from './signup.requests';
export * from './soul-files.requests';
export * from './soulprints.requests';
export * from './souls.requests';
