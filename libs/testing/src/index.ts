export * from './database';
export * from './route-server';
export * from './scripted-ollama';
export * from './tiny-gguf';
export * from './voice-server';
export * from './wait-for';
