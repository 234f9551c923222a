export * from './database';
export * from './voice-server';
export * from './wait-for';
