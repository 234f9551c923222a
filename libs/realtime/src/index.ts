export { type ClusterAdapter, createClusterAdapter } from './adapter';
export { type Gone, Realtime } from './realtime';
export { RealtimeModule, SpeakingRealtimeModule } from './realtime.module';
export { Sequencer } from './sequencer';
