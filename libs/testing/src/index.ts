export * from './voice-server';
