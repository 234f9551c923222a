export * from './database';
export * from './voice-server';
