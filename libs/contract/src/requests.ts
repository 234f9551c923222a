/** Classes that validate and parse request bodies, queries and socket payloads. */
export * from './accounts/accounts.requests';
export * from './administration/administration.requests';
export * from './agents/agents.requests';
export * from './care/care.requests';
export * from './conversations/conversations.requests';
export * from './insight/insight.requests';
export * from './memories/memories.requests';
export * from './memories/offerings.requests';
export * from './models/models.requests';
export * from './accounts/security-log.requests';
export * from './accounts/settings.requests';
export * from './conversations/shared-memories.requests';
export * from './accounts/signup.requests';
export * from './soulprints/soul-files.requests';
export * from './soulprints/soulprints.requests';
export * from './souls/souls.requests';
