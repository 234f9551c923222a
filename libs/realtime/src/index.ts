export { type ClusterAdapter, createClusterAdapter } from './cluster-adapter';
export { type ForgottenNotice, Realtime } from './realtime';
export { RealtimeModule, RealtimePublisherModule } from './realtime.module';
export { Sequencer } from './sequencer';
